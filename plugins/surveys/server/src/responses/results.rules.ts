import { optionsIn, ratingRange } from '../../../shared';
import type { Question } from './answer-value';

/** How often a question was answered with a kept value. */
export interface Counted {
  readonly label: string;
  readonly value: string;
  readonly times: number;
}

/** Sums up what a question was answered with: how often each option, and the mean of a rating (two decimals; null while nobody rated). */
export function resultOf(question: Question, counted: readonly Counted[]) {
  const own = counted.filter(({ label }) => label === question.label);
  const answers = own.reduce((sum, { times }) => sum + times, 0);
  const timesOf = (option: string): number =>
    own.reduce((sum, { value, times }) => sum + (optionsIn(value).includes(option) ? times : 0), 0);
  const total = own.reduce((sum, { value, times }) => sum + Number(value) * times, 0);
  const isRating = question.type === 'rating_field';
  return {
    id: question.id,
    label: question.label,
    type: question.type,
    answers,
    average: isRating && answers > 0 ? Math.round((100 * total) / answers) / 100 : null,
    options: choicesOf(question).map((option) => ({ option, times: timesOf(option) })),
  };
}

function choicesOf({ type, options }: Question): readonly string[] {
  if (type === 'like_dislike_field') return ['Me gusta', 'No me gusta'];
  if (type !== 'rating_field') return options;
  const [start, limit] = ratingRange(options) ?? [0, -1];
  return Array.from({ length: limit - start + 1 }, (_each, at) => String(start + at));
}
