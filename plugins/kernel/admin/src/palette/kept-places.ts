/** A page that somebody was on: a record, a list or a page of its own. */
export interface Place {
  readonly to: string;
  readonly label: string;
  /** Words beside it: what kind it is. */
  readonly detail: string;
}

/** Pages that a person was on lately, the last first, and those that they keep. */
export interface KeptPlaces {
  readonly recent: readonly Place[];
  readonly pinned: readonly Place[];
}

const mostRecent = 12;
const mostPinned = 12;
const nothing: KeptPlaces = { recent: [], pinned: [] };

/** Puts a page before those that a person was on; one that is there already moves up. */
export const visited = (kept: KeptPlaces, place: Place): KeptPlaces => ({
  ...kept,
  recent: [place, ...kept.recent.filter(({ to }) => to !== place.to)].slice(0, mostRecent),
});

export const isPinned = ({ pinned }: KeptPlaces, { to }: Pick<Place, 'to'>): boolean =>
  pinned.some((each) => each.to === to);

/** Keeps a page, or lets it go where it is kept. */
export const turned = (kept: KeptPlaces, place: Place): KeptPlaces => ({
  ...kept,
  pinned: isPinned(kept, place)
    ? kept.pinned.filter(({ to }) => to !== place.to)
    : [...kept.pinned, place].slice(-mostPinned),
});

const isPlace = (value: unknown): value is Place => {
  const { to, label, detail } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof to === 'string' && to.startsWith('/') && typeof label === 'string' && typeof detail === 'string';
};

/** Reads what a browser keeps for a person; nothing where it is not ours, or of another form. */
export function parsePlaces(stored: string | null): KeptPlaces {
  if (stored === null) return nothing;
  try {
    const { recent, pinned } = JSON.parse(stored) as Readonly<Record<string, unknown>>;
    const places = (list: unknown): Place[] => (Array.isArray(list) ? list.filter(isPlace) : []);
    return { recent: places(recent), pinned: places(pinned) };
  } catch {
    return nothing;
  }
}

/** The key of a person's pages in the browser: several may share a desk. */
export const placesKey = (userId: number | string): string => `mayorista-places-${userId}`;
