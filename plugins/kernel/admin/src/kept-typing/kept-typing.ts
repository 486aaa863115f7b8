export interface Kept<Values = unknown> {
  /** Values of the form when it was sent. */
  readonly typed: Values;
  /** Stored values before it was sent. */
  readonly stored: Values;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Current values of the form, and those it takes for stored. */
export interface Shown {
  readonly values: unknown;
  readonly stored: unknown;
}

/** Returns whether a form that was sent shows the earlier stored values instead of the typed ones. False after a save, when its stored values are others. */
export const isLost = ({ typed, stored }: Kept, shown: Shown): boolean =>
  same(shown.values, stored) && same(shown.stored, stored) && !same(typed, stored);
