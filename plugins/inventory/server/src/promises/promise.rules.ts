import { addDays, type PlainDate } from '@mayorista/kernel/shared';

/** A branch that is promised pieces, and how long they travel to it from any other. */
export interface Destination {
  readonly id: number;
  /** Days of the calendar. */
  readonly transferDays: number;
}

/** New pieces of one product: what is free in which branch, and what comes to which and can be sold there from which day on. */
export interface Supply {
  readonly free: ReadonlyMap<number, number>;
  readonly coming: readonly { readonly branchId: number; readonly availableOn: PlainDate }[];
}

/**
 * The first day on which a branch can hand over a piece, a day in America/Mexico_City: today from its own shelves, else from
 * another branch's, else from what is on its way (whose day is counted from its reception already), never on a holiday. Null when it
 * must be ordered (design 5, Promise date).
 */
export function promisedOn(
  { id, transferDays }: Destination,
  { free, coming }: Supply,
  today: PlainDate,
  openOn: (day: PlainDate) => PlainDate = (day) => day,
): PlainDate | null {
  if ((free.get(id) ?? 0) > 0) return openOn(today);
  const days = coming.map(({ branchId, availableOn }) =>
    branchId === id ? availableOn : addDays(availableOn, transferDays),
  );
  if ([...free.values()].some((pieces) => pieces > 0)) days.push(addDays(today, transferDays));
  const first = days.sort()[0];
  return first === undefined ? null : openOn(first);
}
