import { z } from 'zod';
import { defineRoute, inTransaction, recordAudit, Unauthenticated, type RouteRequest } from '@mayorista/kernel';
import { tables } from '../uids';

const preferencesInput = z.strictObject({
  exchange: z.enum(['USD', 'MXN']).optional(),
  reception: z.string().max(60).optional(),
});
type PreferencesInput = z.output<typeof preferencesInput>;

/** One's own preferences: `exchange` is the currency prices are shown in (spec storefront 3, User preferences). */
async function change({ strapi, actor, input }: RouteRequest<PreferencesInput>) {
  const personId = actor.kind === 'person' ? actor.id : null;
  if (personId === null) throw new Unauthenticated();
  await inTransaction(strapi, async (tx) => {
    const before = (await tx.trx(tables.user).where({ id: personId }).first('currency')) as
      { currency: string } | undefined;
    if (input.exchange === undefined || before?.currency === input.exchange) return;
    await tx.trx(tables.user).where({ id: personId }).update({ currency: input.exchange });
    await recordAudit(tx, actor, {
      modelType: 'user',
      modelId: personId,
      action: 'changed',
      before,
      after: { currency: input.exchange },
    });
  });
  return show({ strapi, actor });
}

async function show({ strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>) {
  if (actor.kind !== 'person') throw new Unauthenticated();
  const row = (await strapi.db.connection(tables.user).where({ id: actor.id }).first('currency')) as
    { currency: string | null } | undefined;
  return { data: { exchange: row?.currency ?? 'MXN', reception: null }, meta: {} };
}

const shared = { noun: 'user-preferences', needs: 'me.read' } as const;

export const preferenceRoutes = [
  defineRoute({ ...shared, method: 'GET', path: '/user-preferences', action: 'find', handle: show }),
  defineRoute({ ...shared, method: 'GET', path: '/user-preferences/:id', action: 'findOne', handle: show }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/user-preferences',
    action: 'create',
    input: preferencesInput,
    handle: change,
  }),
  defineRoute({
    ...shared,
    method: 'PATCH',
    path: '/user-preferences/:id',
    action: 'update',
    input: preferencesInput,
    handle: change,
  }),
];
