import {
  forUpdate,
  inTransaction,
  NotFoundError,
  ValidationError,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { tables } from '../uids';
import { judgeAnswers, type GivenAnswers } from './judge-answers';
import type { Respondent } from './respondent';
import { answersOf, findResponse, questionsOf, writeResponse } from './response.store';

interface Saved {
  readonly surveyId: number;
  readonly respondent: Respondent;
  readonly actor: Actor;
  readonly given: GivenAnswers;
  /** Sent for good; otherwise what is written so far is kept. */
  readonly isWhole: boolean;
}

/**
 * Keeps what somebody answers, one answer each: sent again alike it is the same one, otherwise refused. Throws ValidationError keyed
 * `survey_fields.{index}`, NotFoundError for a survey that is not published (spec storefront 4 and 5, Survey).
 */
export const saveResponse = (strapi: Core.Strapi, saved: Saved): Promise<number> =>
  inTransaction(strapi, async (tx) => {
    const { surveyId, respondent, actor, given, isWhole } = saved;
    await lockPublished(tx, surveyId);
    const { errors, kept } = judgeAnswers(await questionsOf(tx.trx, surveyId), given, isWhole);
    const known = await findResponse(tx.trx, surveyId, respondent);
    if (known?.status === 'answered') {
      if (isWhole && errors.length === 0 && isSame(kept, await answersOf(tx.trx, known.id))) return known.id;
      throw new ValidationError([{ code: 'survey_already_answered', field: '_general' }]);
    }
    if (errors.length > 0) throw new ValidationError([...errors]);
    return writeResponse(tx, { surveyId, respondent, actor, kept, isAnswered: isWhole });
  });

/** Its questions must not change while they are answered; two of one respondent, sent at once, are kept one after the other. */
async function lockPublished(tx: Tx, id: number): Promise<void> {
  const row: unknown = await forUpdate(tx, tx.trx(tables.survey).where({ id, status: 'published' })).first('id');
  if (row === undefined) throw new NotFoundError();
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([label, value]) => other.get(label) === value);
