import type { FieldError } from '@mayorista/kernel';
import { toKept, type AnswerValue, type Question } from './answer-value';

/** What somebody gave: the values by the ids of their questions. */
export type GivenAnswers = ReadonlyMap<number, AnswerValue>;

interface Judged {
  readonly errors: readonly FieldError[];
  /** The answers as they are kept, by their questions. */
  readonly kept: ReadonlyMap<string, string>;
}

/**
 * Judges answers, each under `survey_fields.{index}` of its question. While somebody still writes (`isWhole` is false) nothing is
 * required yet.
 */
export function judgeAnswers(questions: readonly Question[], given: GivenAnswers, isWhole: boolean): Judged {
  const errors: FieldError[] = [];
  const kept = new Map<string, string>();
  if ([...given.keys()].some((id) => questions.every((question) => question.id !== id)))
    return { errors: [{ code: 'survey_changed', field: '_general' }], kept };
  for (const [at, question] of questions.entries()) {
    const written = toKept(question, given.get(question.id) ?? null);
    const field = `survey_fields.${at}`;
    if (written === undefined) errors.push({ code: codeOf(question), field });
    else if (written !== null) kept.set(question.label, written);
    else if (isWhole && question.isRequired) errors.push({ code: 'survey_answer_required', field });
  }
  return { errors, kept };
}

const codeOf = ({ options }: Question): string =>
  options.length > 0 ? 'survey_not_an_option' : 'survey_not_an_answer';
