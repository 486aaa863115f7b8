import { NotFoundError } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { ratingRange } from '../../../shared';
import { tables } from '../uids';
import { fromKept, type Question } from './answer-value';
import type { Respondent } from './respondent';
import { answersOf, findResponse, questionsOf } from './response.store';

interface Asked {
  /** Whose answers are shown; null for nobody's. */
  readonly respondent: Respondent | null;
  /** A draft is shown too, and nothing that anybody answered. */
  readonly isPreview: boolean;
}

interface SurveyTexts {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly button_text: string;
  readonly button_url: string;
}

/** Reads a survey as whoever answers it sees it, with what they answered so far. Throws NotFoundError for one that is not published. */
export async function showSurvey(knex: Knex, id: number, { respondent, isPreview }: Asked) {
  const row = (await knex(tables.survey)
    .where({ id, ...(isPreview ? {} : { status: 'published' }) })
    .first('id', 'name', 'title', 'description', 'button_text', 'button_url')) as SurveyTexts | undefined;
  if (row === undefined) throw new NotFoundError();
  const questions = await questionsOf(knex, id);
  const response = respondent === null ? undefined : await findResponse(knex, id, respondent);
  const kept = response === undefined ? new Map<string, string>() : await answersOf(knex, response.id);
  return {
    ...row,
    preview: isPreview,
    has_entity_reponse: response?.status === 'answered',
    survey_fields: questions.map((question) => ({
      ...{ id: question.id, label: question.label, type: question.type, options: shownOptions(question) },
      rules: question.isRequired ? ['required' as const] : [],
      description: question.description,
      value: fromKept(question, kept.get(question.label)),
    })),
  };
}

/** A rating says its start and limit, also where its question leaves them as they are usual. */
const shownOptions = ({ type, options }: Question): string[] =>
  type === 'rating_field' ? (ratingRange(options) ?? []).map(String) : [...options];
