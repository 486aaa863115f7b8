import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { env } from '@mayorista/config';
import { now } from '../clock/clock';
import { Unavailable } from '../errors/refusal';
import { onConflictIgnore } from '../transactions/on-conflict';
import { inTransaction, isPostgres, getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

/** A process gives a sign for its requests under way: without one for this long it is taken for dead. */
const staleBefore = (): Date => new Date(now().getTime() - env().abandonedAfterMs);
const unanswered = (knex: Knex): Knex.QueryBuilder => knex(tables.idempotencyKey).whereNull('answer_status');

/**
 * Returns the id of our claim when the key is now ours: nobody had it, or who had it died without an answer and without an
 * effect. A request that may be repeated (`mayRepeat`) is ours again even when it had one. Else null.
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
 * Written with the effect itself: whoever finds it knows that the request must not be done again. Throws where the claim has
 * passed to another who took this process for dead: the effect is theirs to have, and a repeat is told what became of it.
 */
export async function markCommitted(trx: Knex.Transaction, claim: number): Promise<void> {
  const marked = await trx(tables.idempotencyKey).where({ id: claim }).update({ committed_at: now() });
  if (marked === 0) throw new Unavailable();
}

/** Says that the processes of these claims live. */
export async function keepClaims(strapi: Core.Strapi, claims: readonly number[]): Promise<void> {
  await unanswered(getKnex(strapi))
    .whereIn('id', [...claims])
    .update({ claimed_at: now() });
}

export async function storeAnswer(strapi: Core.Strapi, claim: number, status: number, body: unknown): Promise<void> {
  await getKnex(strapi)(tables.idempotencyKey)
    .where({ id: claim })
    .update({ answer_status: status, answer_body: JSON.stringify(body ?? null) });
}

/** Lets go of a key whose request was refused. One that had an effect before it failed stays marked. */
export async function releaseKey(strapi: Core.Strapi, claim: number): Promise<void> {
  await unanswered(getKnex(strapi)).where({ id: claim }).whereNull('committed_at').delete();
}

/** The stored answer of a key; null while the first request is under way. */
export async function findAnswer(strapi: Core.Strapi, key: string): Promise<StoredAnswer | null> {
  const row = (await getKnex(strapi)(tables.idempotencyKey)
    .where({ request_key: key })
    .whereNotNull('answer_status')
    .first()) as { request_hash: string; answer_status: number; answer_body: string } | undefined;
  return row === undefined
    ? null
    : { requestHash: row.request_hash, status: row.answer_status, body: JSON.parse(row.answer_body) as unknown };
}

/** Whether a request had its effect and its process died before it could store the answer. */
export async function isAnswerLost(strapi: Core.Strapi, key: string): Promise<boolean> {
  const row: unknown = await unanswered(getKnex(strapi))
    .where({ request_key: key })
    .whereNotNull('committed_at')
    .where('claimed_at', '<', staleBefore())
    .first('id');
  return row !== undefined;
}

/** On SQLite there is one server: what is claimed when it starts belongs to one that is gone, and nobody need wait for it. */
export async function endAbandonedClaims(strapi: Core.Strapi): Promise<void> {
  if (isPostgres(strapi)) return;
  await unanswered(getKnex(strapi)).update({ claimed_at: new Date(0) });
}
