import type { Knex } from 'knex';
import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  recordAudit,
  service,
  UnauthenticatedError,
  type RouteRequest,
} from '@mayorista/kernel';
import '../../../contract';
import { tables } from '../uids';
import { userPreferenceOutput } from './change-preferences.answer';

const preferencesInput = z.strictObject({
  exchange: z.enum(['USD', 'MXN']).optional(),
  reception: z.string().trim().max(60).nullable().optional(),
});
type PreferencesInput = z.output<typeof preferencesInput>;

/** One's own preferences: `exchange` is the currency prices are shown in, `reception` how orders are received (spec storefront 3, User preferences). */
async function change({ strapi, actor, input }: RouteRequest<PreferencesInput>) {
  const personId = actor.kind === 'person' ? actor.id : null;
  if (personId === null) throw new UnauthenticatedError();
  await inTransaction(strapi, async (tx) => {
    const before = await preferencesOf(tx.trx(tables.user), personId);
    if (before === undefined) return;
    const after: Kept = { ...before, ...columns(input) };
    // The cart follows in the same transaction, also where it alone was in another currency.
    if (input.exchange !== undefined) await service(strapi, 'people.carts').changeCurrency(tx, actor, input.exchange);
    if (isSame(before, after)) return;
    await tx.trx(tables.user).where({ id: personId }).update(after);
    await recordAudit(tx, actor, { modelType: 'user', modelId: personId, action: 'changed', before, after });
  });
  return show({ strapi, actor });
}

async function show({ strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>) {
  if (actor.kind !== 'person' || actor.id === null) throw new UnauthenticatedError();
  const kept = await preferencesOf(strapi.db.connection(tables.user), actor.id);
  return { data: { exchange: kept?.currency ?? 'MXN', reception: kept?.reception ?? null }, meta: {} };
}

type Kept = Readonly<Record<'currency' | 'reception', string | null>>;

const preferencesOf = async (users: Knex.QueryBuilder, id: number): Promise<Kept | undefined> =>
  (await users.where({ id }).first('currency', 'reception')) as Kept | undefined;

const columns = ({ exchange, reception }: PreferencesInput) => ({
  ...(exchange === undefined ? {} : { currency: exchange }),
  ...(reception === undefined ? {} : { reception }),
});

const isSame = (before: Kept, after: Kept): boolean =>
  before.currency === after.currency && before.reception === after.reception;

const shared = { noun: 'user-preferences', needs: 'me.read', output: userPreferenceOutput } as const;

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
