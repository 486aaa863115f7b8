import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { ForbiddenError } from '../errors/refusal';
import { getActor } from '../permissions/actor-of';
import { namingActs } from './acting';
import { recordAudit } from './record';

interface Settings {
  /** The Spanish sentence on what the call does. */
  readonly summary: string;
  /** Whether it may be called in somebody's name (config/src/permissions/acting.ts). */
  readonly isAllowed: boolean;
}

/**
 * Refuses what nobody does in somebody else's name, by default everything that is not listed. Has both names stand in the history for whatever staff write in somebody's name: a flow that audits nothing for people themselves is
 * entered in the history of the person, by what the call does.
 */
export const actingMiddleware =
  ({ summary, isAllowed }: Settings, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const actor = getActor(ctx);
    if (actor.onBehalf !== null && !isAllowed) throw new ForbiddenError();
    if (actor.onBehalf === null || actor.id === null || ctx.method === 'GET' || ctx.method === 'HEAD') return next();
    const entry = { modelType: 'user', modelId: actor.id, action: 'acted', after: { summary, ...recordOf(ctx) } };
    return namingActs(strapi, (tx) => recordAudit(tx, actor, entry), next);
  };

/** The record that the call names in its path; a word there may be a secret, as a code is. */
function recordOf(ctx: Context): { readonly record?: number } {
  const { id = '' } = (ctx.params ?? {}) as { id?: string };
  return /^\d{1,10}$/.test(id) ? { record: Number(id) } : {};
}
