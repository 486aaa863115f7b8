export type Zone = 'before' | 'inside' | 'after';

/** Something let go of over another thing. */
export interface Drop {
  readonly id: string;
  readonly overId: string;
  readonly zone: Zone;
}

/** A stripe of this part of a row, at its top and its bottom, means beside it. */
const edge = 0.28;

/** Where over a row the pointer is: its edges mean before and after; its middle inside it, where that is possible. */
export function zoneAt(
  pointerY: number,
  row: { readonly top: number; readonly height: number },
  takesInside: boolean,
): Zone {
  const part = row.height <= 0 ? 0 : (pointerY - row.top) / row.height;
  if (!takesInside) return part < 0.5 ? 'before' : 'after';
  if (part < edge) return 'before';
  return part > 1 - edge ? 'after' : 'inside';
}

/** A list with `id` moved beside `overId`; the list itself when that changes nothing. */
export function reordered<T>(items: readonly T[], { id, overId, zone }: Drop, idOf: (item: T) => string): readonly T[] {
  const moved = items.find((item) => idOf(item) === id);
  if (moved === undefined || id === overId) return items;
  const rest = items.filter((item) => item !== moved);
  const at = rest.findIndex((item) => idOf(item) === overId);
  if (at < 0) return items;
  const index = zone === 'before' ? at : at + 1;
  const next = [...rest.slice(0, index), moved, ...rest.slice(index)];
  return next.every((item, place) => item === items[place]) ? items : next;
}

/** A list with the item at `from` moved by `by` places; the list itself at its ends. */
export function shifted<T>(items: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
