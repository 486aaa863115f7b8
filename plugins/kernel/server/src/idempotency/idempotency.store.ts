import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { env } from '@mayorista/config';
import { now } from '../clock/clock';
import { auditedRecords } from '../audit/audited-records';
import { Unavailable, type WrittenRecord } from '../errors/refusal';
import { onConflictIgnore } from '../transactions/on-conflict';
import { inTransaction, isPostgres, getKnex } from '../transactions/in-transaction';
import { runOncePerRelease } from '../start/once-for-the-code';
import { countRows } from '../records/page-of';
import { tables } from '../uids';
import { sealMark } from './seal-answer';

export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  /** As `sealAnswer` made it. */
  readonly sealedBody: string;
}

/**
 * How often a process renews the claims of the requests it serves, and after how long without a sign one counts as abandoned, in
 * milliseconds. Sooner than a job's: somebody waits, and a claim that is taken over too early costs a rollback, never a second effect.
 */
export const claimTimes = (): { readonly renewedEveryMs: number; readonly abandonedAfterMs: number } => ({
  renewedEveryMs: env().abandonedAfterMs / 15,
  abandonedAfterMs: env().abandonedAfterMs / 5,
});

/** Returns the time before which a claim counts as abandoned. */
const staleBefore = (): Date => new Date(now().getTime() - claimTimes().abandonedAfterMs);
/** When a claim was last renewed that nobody renews any more. */
const settled = new Date(0);
const unanswered = (knex: Knex): Knex.QueryBuilder => knex(tables.idempotencyKey).whereNull('answer_status');

/**
 * Claims a key. Returns the id of the claim when the key is new, or its holder died without response and without effect; with
 * `mayRepeat`, also when it had an effect. Else null.
 */
export async function claimKey(
  strapi: Core.Strapi,
  key: string,
  requestHash: string,
  mayRepeat: boolean,
): Promise<number | null> {
  return inTransaction(strapi, async (tx) => {
    const abandoned = unanswered(tx.trx).where({ request_key: key }).where('claimed_at', '<', staleBefore());
    await (mayRepeat ? abandoned : abandoned.whereNull('committed_at')).delete();
    return onConflictIgnore(tx, tables.idempotencyKey, 'request_key', {
      request_key: key,
      request_hash: requestHash,
      claimed_at: now(),
    });
  });
}

/**
 * Marks, in the transaction of the effect, that the request must not be run again, and which records it wrote. Throws Unavailable when
 * another process has taken over the claim, so that this effect is rolled back.
 */
export async function markCommitted(trx: Knex.Transaction, claim: number): Promise<void> {
  const records = auditedRecords(trx);
  const marked = await trx(tables.idempotencyKey)
    .where({ id: claim })
    .update({ committed_at: now(), ...(records.length === 0 ? {} : { committed_records: JSON.stringify(records) }) });
  if (marked === 0) throw new Unavailable();
}

/** Renews claims, to show that their processes live. */
export async function keepClaims(strapi: Core.Strapi, claims: readonly number[]): Promise<void> {
  await unanswered(getKnex(strapi))
    .whereIn('id', [...claims])
    .update({ claimed_at: now() });
}

export async function storeAnswer(
  strapi: Core.Strapi,
  claim: number,
  status: number,
  sealedBody: string,
): Promise<void> {
  await getKnex(strapi)(tables.idempotencyKey)
    .where({ id: claim })
    .update({ answer_status: status, answer_body: sealedBody });
}

/** Releases the key of a rejected request. */
export async function releaseKey(strapi: Core.Strapi, claim: number): Promise<void> {
  await unanswered(getKnex(strapi)).where({ id: claim }).delete();
}

/** Ends the claim of a request that has no response: releases its key, or, where it had an effect, has repeats told so at once. */
export async function settleKey(strapi: Core.Strapi, claim: number): Promise<void> {
  const ended = (): Knex.QueryBuilder => unanswered(getKnex(strapi)).where({ id: claim });
  await ended().whereNull('committed_at').delete();
  await ended().update({ claimed_at: settled });
}

/** Returns the stored response of a key; null while the first request is still being served. */
export async function findAnswer(strapi: Core.Strapi, key: string): Promise<StoredAnswer | null> {
  const row = (await getKnex(strapi)(tables.idempotencyKey)
    .where({ request_key: key })
    .whereNotNull('answer_status')
    .first()) as { request_hash: string; answer_status: number; answer_body: string } | undefined;
  return row === undefined
    ? null
    : { requestHash: row.request_hash, status: row.answer_status, sealedBody: row.answer_body };
}

/** An effect of a request of which no response is known. */
export interface LostEffect {
  /** Nobody will store the response any more; else its process gave no sign for too long. */
  readonly isSettled: boolean;
  readonly records: readonly WrittenRecord[];
}

/** Finds what a request did that had its effect and whose process ended before it stored the response; else null. */
export async function findLostEffect(strapi: Core.Strapi, key: string): Promise<LostEffect | null> {
  const row = (await unanswered(getKnex(strapi))
    .where({ request_key: key })
    .whereNotNull('committed_at')
    .where('claimed_at', '<', staleBefore())
    .first('claimed_at', 'committed_records')) as
    { claimed_at: Date | number | string; committed_records: string | null } | undefined;
  if (row === undefined) return null;
  return {
    isSettled: new Date(row.claimed_at).getTime() === settled.getTime(),
    records: JSON.parse(row.committed_records ?? '[]') as WrittenRecord[],
  };
}

/**
 * Marks every open claim as abandoned. On SQLite there is one server: what is claimed when it starts belongs to a dead process. Does
 * nothing on PostgreSQL.
 */
export async function endAbandonedClaims(strapi: Core.Strapi): Promise<void> {
  if (isPostgres(strapi)) return;
  await unanswered(getKnex(strapi)).update({ claimed_at: settled });
}

/**
 * Takes away answers that were stored as they were sent, with whatever token or link they hold: the answers of former releases. Their
 * requests stay done: a repeat is told so.
 */
export const purgePlainAnswers = (strapi: Core.Strapi): Promise<boolean> =>
  runOncePerRelease(strapi, { key: 'plain-answers', code: 1, found: () => countRows(plainAnswers(strapi)) }, () =>
    plainAnswers(strapi).update({
      answer_status: null,
      answer_body: null,
      committed_at: now(),
      claimed_at: settled,
    }),
  );

const plainAnswers = (strapi: Core.Strapi): Knex.QueryBuilder =>
  getKnex(strapi)(tables.idempotencyKey).whereNotNull('answer_body').whereNot('answer_body', 'like', `${sealMark}%`);
