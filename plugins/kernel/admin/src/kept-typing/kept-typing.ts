export interface Kept<Values = unknown> {
  /** What the form held when it was sent. */
  readonly typed: Values;
  /** What was stored before. */
  readonly stored: Values;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the form holds now, and what it knows as stored. */
export interface Shown {
  readonly values: unknown;
  readonly stored: unknown;
}

/** Whether a form that was sent shows again what was stored before, instead of what was typed; one that was saved knows another record as stored. */
export const isLost = ({ typed, stored }: Kept, shown: Shown): boolean =>
  same(shown.values, stored) && same(shown.stored, stored) && !same(typed, stored);
