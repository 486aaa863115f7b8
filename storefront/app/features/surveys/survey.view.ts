/** Sizes in which a survey is shown: a page of its own, or a card beside other things. */
export type SurveyMode = 'large' | 'medium';

/** Returns the steps of a rating by its options, its start and limit. */
export function ratingSteps(options: readonly string[]): number[] {
  const [start = 0, limit = -1] = options.map(Number);
  return Array.from({ length: limit - start + 1 }, (_each, at) => start + at);
}
