import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { AlreadyDoneError, AppError, ValidationError, reject } from '../errors/refusal';
import { saidAnswer } from '../http/say-answer';
import { getActor } from '../permissions/actor-of';
import { markingCommits } from '../transactions/commit-mark';
import { claimsOf } from './claims';
import {
  claimKey,
  claimTimes,
  findAnswer,
  findLostEffect,
  markCommitted,
  releaseKey,
  settleKey,
  storeAnswer,
} from './idempotency.store';
import { hashRequest } from './hash-request';
import { openAnswer, sealAnswer } from './seal-answer';

interface Settings {
  /** Repeating the request has the same effect as sending it once, as with PUT and DELETE. */
  readonly isRepeatable?: boolean;
}

/**
 * Runs a write once per Idempotency-Key and person: a repeat gets the stored response, also where its caller was told 503 meanwhile
 * because the database stood still. Rejects the key with other data, or while the first request is still being served (422). When there
 * is an effect and no response (the process died, or could not read it), a repeat gets 409 with what was committed, or is run again if
 * that is harmless (`isRepeatable`).
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
      // A rejected request may be corrected and sent again with the same key; what it counted meanwhile (a wrong code) is no effect of it.
      const isRejected = error instanceof AppError && error.status < 500;
      await claims.end(claim, () => (isRejected ? releaseKey(strapi, claim) : settleKey(strapi, claim)));
      throw error;
    }
    const answer = saidAnswer(ctx);
    await claims.end(claim, () =>
      answer !== null && answer.status < 500
        ? storeAnswer(strapi, claim, answer.status, sealAnswer(scope, answer.body))
        : settleKey(strapi, claim),
    );
  };

interface Repeat {
  readonly key: string;
  readonly scope: string;
  readonly requestHash: string;
}

async function replay(strapi: Core.Strapi, ctx: Context, { key, scope, requestHash }: Repeat): Promise<void> {
  const lost = await findLostEffect(strapi, key);
  // A database that stood still goes on: the process that serves the first request gives its sign, or its answer, within this.
  if (lost !== null && !lost.isSettled) await pause(claimTimes().renewedEveryMs);
  const known = await findAnswer(strapi, key);
  if (known === null && lost !== null && (await findLostEffect(strapi, key)) !== null)
    throw new AlreadyDoneError(getActor(ctx).kind === 'public' ? [] : lost.records);
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
