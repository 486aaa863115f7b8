export interface Kept {
  /** What the form held when it was sent. */
  readonly typed: unknown;
  /** What was stored before. */
  readonly stored: unknown;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a form that was sent shows again what was stored, instead of what was typed. */
export const isLost = ({ typed, stored }: Kept, values: unknown): boolean =>
  same(values, stored) && !same(typed, stored);
