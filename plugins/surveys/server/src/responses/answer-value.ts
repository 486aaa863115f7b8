import { optionsIn, ratingRange, type FieldType } from '../../../shared';

/** A question as it is judged. */
export interface Question {
  readonly id: number;
  readonly label: string;
  readonly type: FieldType;
  readonly options: readonly string[];
  readonly isRequired: boolean;
  readonly description: string | null;
}

/** An answer as it travels: 1 or 0, a number of the scale, a text, texts; null is none. */
export type AnswerValue = number | string | readonly string[] | null;

/** Most characters of an answer in one's own words. */
export const longestAnswer = 2_000;

const likes: readonly string[] = ['No me gusta', 'Me gusta'];

/** How each kind of question keeps what was given, and reads it back; undefined is for what does not answer it. */
const kinds: Readonly<Record<FieldType, Kind>> = {
  open_field: {
    keep: (given) => (textOf(given).length > longestAnswer ? undefined : textOf(given)),
    read: (kept) => kept,
  },
  multiple_choice_field: {
    keep: (given, options) => options.find((option) => option === textOf(given)),
    read: (kept) => kept,
  },
  multiple_select_pill_field: {
    // In the order of the question, whatever the order in which they were chosen.
    keep: (given, options) =>
      given.every((each) => options.includes(each.trim()))
        ? options.filter((option) => given.some((each) => each.trim() === option)).join('\n')
        : undefined,
    read: optionsIn,
  },
  like_dislike_field: {
    keep: (given) => (/^[01]$/.test(textOf(given)) ? likes[Number(textOf(given))] : undefined),
    read: (kept) => likes.indexOf(kept),
  },
  rating_field: {
    keep: (given, options) => {
      const [start, limit] = ratingRange(options) ?? [0, -1];
      const rating = /^\d{1,3}$/.test(textOf(given)) ? Number(textOf(given)) : Number.NaN;
      return rating >= start && rating <= limit ? String(rating) : undefined;
    },
    read: Number,
  },
};
interface Kind {
  readonly keep: (given: readonly string[], options: readonly string[]) => string | undefined;
  readonly read: (kept: string) => AnswerValue;
}

const textOf = ([first = '']: readonly string[]): string => first.trim();

/**
 * Writes an answer as it is kept and read by people; undefined is for what does not answer the question, null for nothing. Numbers may
 * come as text, as forms send them.
 */
export function toKept(
  { type, options }: Pick<Question, 'type' | 'options'>,
  value: AnswerValue,
): string | null | undefined {
  const given = (Array.isArray(value) ? (value as readonly string[]) : [value === null ? '' : String(value)]).filter(
    (each) => each.trim() !== '',
  );
  if (given.length === 0) return null;
  if (given.length > 1 && type !== 'multiple_select_pill_field') return undefined;
  return kinds[type].keep(given, options);
}

/** Reads an answer as it travels from what is kept. */
export const fromKept = ({ type }: Pick<Question, 'type'>, kept: string | undefined): AnswerValue =>
  kept === undefined ? null : kinds[type].read(kept);
