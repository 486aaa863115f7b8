import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { AlreadyDoneError, ValidationError, reject } from '../errors/refusal';
import { getActor } from '../permissions/actor-of';
import { markingCommits } from '../transactions/commit-mark';
import { claimsOf } from './claims';
import { claimKey, findAnswer, isAnswerLost, markCommitted, releaseKey, storeAnswer } from './idempotency.store';
import { hashRequest } from './hash-request';
import { openAnswer, sealAnswer } from './seal-answer';

interface Settings {
  /** Repeating the request has the same effect as sending it once, as with PUT and DELETE. */
  readonly isRepeatable?: boolean;
}

/**
 * Runs a write once per Idempotency-Key and person: a repeat gets the stored response. Rejects the key with other data, or while the
 * first request is still being served (422). When the process died after the effect and before the response, a repeat gets 409, or is
 * run again if that is harmless (`isRepeatable`).
 */
export const idempotencyMiddleware =
  ({ isRepeatable = false }: Settings, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const given = ctx.get('Idempotency-Key');
    if (given === '' || ctx.method === 'GET' || ctx.method === 'HEAD') return next();
    if (given.length > 200) reject('invalid', 'Idempotency-Key');
    const scope = scopeOf(ctx, given);
    const key = createHash('sha256').update(scope).digest('hex');
    const requestHash = await hashRequest(ctx);
    const claim = await claimKey(strapi, key, requestHash, isRepeatable || ctx.method !== 'POST');
    if (claim === null) return replay(strapi, ctx, { key, scope, requestHash });
    const claims = claimsOf(strapi);
    claims.hold(claim);
    try {
      await markingCommits((trx) => markCommitted(trx, claim), next);
    } catch (error) {
      // A rejected request may be corrected and sent again with the same key.
      await claims.end(claim, () => releaseKey(strapi, claim));
      throw error;
    }
    const { status, body } = ctx;
    await claims.end(claim, () =>
      status < 500 ? storeAnswer(strapi, claim, status, sealAnswer(scope, body)) : releaseKey(strapi, claim),
    );
  };

interface Repeat {
  readonly key: string;
  readonly scope: string;
  readonly requestHash: string;
}

async function replay(strapi: Core.Strapi, ctx: Context, { key, scope, requestHash }: Repeat): Promise<void> {
  const known = await findAnswer(strapi, key);
  if (known === null && (await isAnswerLost(strapi, key))) throw new AlreadyDoneError();
  if (known === null) throw new ValidationError([{ code: 'idempotency_in_progress' }]);
  if (known.requestHash !== requestHash) reject('idempotency_key_reused');
  ctx.status = known.status;
  ctx.set('Idempotent-Replayed', 'true');
  ctx.body = openAnswer(scope, known.sealedBody);
}

/**
 * Names whose key it is. Whoever acts for somebody has keys of their own beside that person's. Visitors are told apart by their
 * address: one who guesses another's key finds nothing under it.
 */
function scopeOf(ctx: Context, given: string): string {
  const { kind, id, onBehalf } = getActor(ctx);
  const who = kind === 'public' ? ctx.ip : `${id}|${onBehalf?.id ?? ''}`;
  return [kind, who, given].join('|');
}
