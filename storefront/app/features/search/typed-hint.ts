/** How far the typing of sample searches has come. */
export interface TypedHint {
  readonly hint: number;
  readonly length: number;
}

const CHARACTER_MS = 100;
const PAUSE_MS = 2_000;
export const NOTHING_TYPED: TypedHint = { hint: 0, length: 0 };

/** What is typed next, and after how long: 100 ms a character, 2 s between two hints (storefront document, section 9). */
export function nextHint({ hint, length }: TypedHint, hints: readonly string[]): { next: TypedHint; afterMs: number } {
  const isComplete = length >= (hints[hint]?.length ?? 0);
  return isComplete
    ? { next: { hint: (hint + 1) % hints.length, length: 0 }, afterMs: PAUSE_MS }
    : { next: { hint, length: length + 1 }, afterMs: CHARACTER_MS };
}

export const typedText = ({ hint, length }: TypedHint, hints: readonly string[]): string =>
  hints[hint]?.slice(0, length) ?? '';
