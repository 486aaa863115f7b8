import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { env } from '@mayorista/config';
import { now } from '../clock/clock';
import { onConflictIgnore } from '../transactions/on-conflict';
import { inTransaction, isPostgres, knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

/** A request shows no sign while it runs: its claim is left to it twice as long before its process is taken for dead. */
const staleBefore = (): Date => new Date(now().getTime() - 2 * env().abandonedAfterMs);
const unanswered = (knex: Knex): Knex.QueryBuilder => knex(tables.idempotencyKey).whereNull('answer_status');

/**
 * True when the key is now ours: nobody had it, or who had it died without an answer and without an effect. A request that may be
 * repeated (`mayRepeat`) is ours again even when it had one.
 */
export async function claimKey(
  strapi: Core.Strapi,
  key: string,
  requestHash: string,
  mayRepeat: boolean,
): Promise<boolean> {
  return inTransaction(strapi, async (tx) => {
    const abandoned = unanswered(tx.trx).where({ request_key: key }).where('claimed_at', '<', staleBefore());
    await (mayRepeat ? abandoned : abandoned.whereNull('committed_at')).delete();
    return (
      (await onConflictIgnore(tx, tables.idempotencyKey, 'request_key', {
        request_key: key,
        request_hash: requestHash,
        claimed_at: now(),
      })) !== null
    );
  });
}

/** Written with the effect itself: whoever finds it knows that the request must not be done again. */
export async function markCommitted(trx: Knex.Transaction, key: string): Promise<void> {
  await trx(tables.idempotencyKey).where({ request_key: key, committed_at: null }).update({ committed_at: now() });
}

export async function storeAnswer(strapi: Core.Strapi, key: string, status: number, body: unknown): Promise<void> {
  await knexOf(strapi)(tables.idempotencyKey)
    .where({ request_key: key })
    .update({ answer_status: status, answer_body: JSON.stringify(body ?? null) });
}

/** Lets go of a key whose request was refused. One that had an effect before it failed stays marked. */
export async function releaseKey(strapi: Core.Strapi, key: string): Promise<void> {
  await unanswered(knexOf(strapi)).where({ request_key: key }).whereNull('committed_at').delete();
}

/** The stored answer of a key; null while the first request is under way. */
export async function findAnswer(strapi: Core.Strapi, key: string): Promise<StoredAnswer | null> {
  const row = (await knexOf(strapi)(tables.idempotencyKey)
    .where({ request_key: key })
    .whereNotNull('answer_status')
    .first()) as { request_hash: string; answer_status: number; answer_body: string } | undefined;
  return row === undefined
    ? null
    : { requestHash: row.request_hash, status: row.answer_status, body: JSON.parse(row.answer_body) as unknown };
}

/** Whether a request had its effect and its process died before it could store the answer. */
export async function isAnswerLost(strapi: Core.Strapi, key: string): Promise<boolean> {
  const row: unknown = await unanswered(knexOf(strapi))
    .where({ request_key: key })
    .whereNotNull('committed_at')
    .where('claimed_at', '<', staleBefore())
    .first('id');
  return row !== undefined;
}

/** On SQLite there is one server: what is claimed when it starts belongs to one that is gone, and nobody need wait for it. */
export async function endAbandonedClaims(strapi: Core.Strapi): Promise<void> {
  if (isPostgres(strapi)) return;
  await unanswered(knexOf(strapi)).update({ claimed_at: new Date(0) });
}
