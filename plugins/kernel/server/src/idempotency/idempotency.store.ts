import type { Core } from '@strapi/strapi';
import { now } from '../clock/clock';
import { onConflictIgnore } from '../transactions/on-conflict';
import { inTransaction, knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

/** A claim whose process died is taken over after this long. */
const claimMs = 60_000;

/** True when the key is now ours: nobody had it, or who had it died without an answer. */
export async function claimKey(strapi: Core.Strapi, key: string, requestHash: string): Promise<boolean> {
  return inTransaction(strapi, async (tx) => {
    const staleBefore = new Date(now().getTime() - claimMs);
    await tx.trx(tables.idempotencyKey).where({ request_key: key, answer_status: null }).where('claimed_at', '<', staleBefore).delete();
    return (await onConflictIgnore(tx, tables.idempotencyKey, 'request_key', { request_key: key, request_hash: requestHash, claimed_at: now() })) !== null;
  });
}

export async function storeAnswer(strapi: Core.Strapi, key: string, status: number, body: unknown): Promise<void> {
  await knexOf(strapi)(tables.idempotencyKey).where({ request_key: key }).update({ answer_status: status, answer_body: JSON.stringify(body ?? null) });
}

export async function releaseKey(strapi: Core.Strapi, key: string): Promise<void> {
  await knexOf(strapi)(tables.idempotencyKey).where({ request_key: key, answer_status: null }).delete();
}

/** The stored answer of a key; null while the first request is under way. */
export async function findAnswer(strapi: Core.Strapi, key: string): Promise<StoredAnswer | null> {
  const row = (await knexOf(strapi)(tables.idempotencyKey).where({ request_key: key }).whereNotNull('answer_status').first()) as
    | { request_hash: string; answer_status: number; answer_body: string }
    | undefined;
  return row === undefined ? null : { requestHash: row.request_hash, status: row.answer_status, body: JSON.parse(row.answer_body) as unknown };
}
