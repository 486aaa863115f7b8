/** Signs that end a sentence or its part when a space follows, so that '1.5' and '1,000' stay together, and those that always do. */
const HARD = /[.,;:!?]\s|[()[\]{}|\n]/u;

/** Whether what stands between two words of a text keeps them apart: no phrase goes on across it. */
export const isHardBreak = (between: string): boolean => between.length > 1 && HARD.test(between);
