import { insertRow, insertRows, now, nowInstant, type Actor, type Instant, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { optionsIn, type FieldType } from '../../../shared';
import { tables } from '../uids';
import type { Question } from './answer-value';
import type { Respondent } from './respondent';
import type { Counted } from './results.rules';

export interface ResponseRow {
  readonly id: number;
  readonly status: 'answering' | 'answered';
  readonly answered_at: Instant | null;
}

/** Whether somebody answered a survey, or began to. */
export const isTouched = async (knex: Knex, surveyId: number): Promise<boolean> =>
  (await knex(tables.response).where({ survey_id: surveyId }).first('id')) !== undefined;

/** Reads the questions of a survey in their order. */
export async function questionsOf(knex: Knex, surveyId: number): Promise<Question[]> {
  const rows = (await knex(tables.field).where({ survey_id: surveyId }).orderBy('id')) as {
    id: number;
    label: string;
    type: FieldType;
    options: string | null;
    is_required: boolean | number;
    description: string | null;
  }[];
  return rows.map(({ id, label, type, options, is_required: isRequired, description }) => ({
    ...{ id, label, type, description, options: optionsIn(options), isRequired: Boolean(isRequired) },
  }));
}

/** Finds the survey of a question; null for a question that is not there. */
export async function surveyOfQuestion(knex: Knex, questionId: number): Promise<number | null> {
  const row = (await knex(tables.field).where({ id: questionId }).first('survey_id')) as
    { survey_id: number } | undefined;
  return row?.survey_id ?? null;
}

export const findResponse = (knex: Knex, surveyId: number, { key }: Respondent): Promise<ResponseRow | undefined> =>
  knex(tables.response).where({ survey_id: surveyId, respondent: key }).first('id', 'status', 'answered_at') as Promise<
    ResponseRow | undefined
  >;

/** Reads what was answered, by the question. */
export async function answersOf(knex: Knex, responseId: number): Promise<ReadonlyMap<string, string>> {
  const rows = (await knex(tables.answer)
    .where({ survey_response_id: responseId })
    .orderBy('id')
    .select('label', 'value')) as { label: string; value: string }[];
  return new Map(rows.map(({ label, value }) => [label, value]));
}

interface Written {
  readonly surveyId: number;
  readonly respondent: Respondent;
  readonly actor: Actor;
  readonly kept: ReadonlyMap<string, string>;
  readonly isAnswered: boolean;
}

/** Writes what somebody answered so far, over what they had. Returns its id. The caller has locked the survey. */
export async function writeResponse(
  tx: Tx,
  { surveyId, respondent, actor, kept, isAnswered }: Written,
): Promise<number> {
  const state = { status: isAnswered ? 'answered' : 'answering', answered_at: isAnswered ? nowInstant() : null };
  const isPerson = actor.kind === 'person';
  const who = { person_id: isPerson ? actor.id : null, company_id: isPerson ? actor.companyId : null };
  const known = await findResponse(tx.trx, surveyId, respondent);
  const { key, about } = respondent;
  const id =
    known?.id ??
    (await insertRow(tx, tables.response, { survey_id: surveyId, respondent: key, about, ...who, ...state }));
  if (known !== undefined)
    await tx
      .trx(tables.response)
      .where({ id })
      .update({ ...who, ...state, updated_at: now() });
  await tx.trx(tables.answer).where({ survey_response_id: id }).delete();
  await insertRows(
    tx,
    tables.answer,
    [...kept].map(([label, value]) => ({ survey_response_id: id, label, value })),
  );
  return id;
}

/** Counts the responses of a survey: sent, and begun. */
export async function countResponses(knex: Knex, surveyId: number) {
  const rows = (await knex(tables.response)
    .where({ survey_id: surveyId })
    .groupBy('status')
    .select('status')
    .count({ times: '*' })) as { status: ResponseRow['status']; times: number | string }[];
  const timesOf = (status: ResponseRow['status']): number =>
    Number(rows.find((row) => row.status === status)?.times ?? 0);
  return { answered: timesOf('answered'), answering: timesOf('answering') };
}

/** Counts alike answers of the responses that were sent; those in one's own words are not counted. */
export async function countAnswers(knex: Knex, surveyId: number): Promise<Counted[]> {
  const sent = knex(tables.response).where({ survey_id: surveyId, status: 'answered' }).select('id');
  const counted = knex(tables.field).where({ survey_id: surveyId }).whereNot({ type: 'open_field' }).select('label');
  const rows = (await knex(tables.answer)
    .whereIn('survey_response_id', sent)
    .whereIn('label', counted)
    .groupBy('label', 'value')
    .select('label', 'value')
    .count({ times: '*' })) as { label: string; value: string; times: number | string }[];
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}
