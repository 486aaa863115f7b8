import { defineRecord, type FieldError, type Tx } from '@mayorista/kernel';
import type { CandidateOf, RowOf } from '@mayorista/kernel/shape';
import { survey } from '../../../shared';
import { isTouched } from '../responses/response.store';
import { whatSurveyLacks } from './whole.rules';

type Survey = RowOf<typeof survey>;

/** Serves the surveys to staff: what is on the store stays whole, and its questions stay once somebody began to answer them. */
export const surveys = defineRecord(survey, {
  checkIn: async ({ tx, record, before }) => [
    ...(before?.status === 'published' ? whatSurveyLacks(record) : []),
    ...(await judgeQuestions(tx, record, before)),
  ],
  moves: { publish: { guard: whatSurveyLacks } },
});

/** Answers name their questions: another wording or other options would make them answers to something else. */
async function judgeQuestions(
  tx: Tx,
  record: CandidateOf<typeof survey>,
  before: Survey | null,
): Promise<FieldError[]> {
  if (before === null || questionsOf(record) === questionsOf(before)) return [];
  return (await isTouched(tx.trx, before.id)) ? [{ code: 'survey_has_answers', field: 'survey_fields' }] : [];
}

/** Writes down what questions ask and allow; what explains them may be written better at any time. */
const questionsOf = ({ survey_fields: fields }: Pick<Survey, 'survey_fields'>): string =>
  JSON.stringify(fields.map(({ label, type, options, is_required }) => [label, type, options, is_required]));
