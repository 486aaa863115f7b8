import {
  typedNumber,
  defineRoute,
  emptyOutput,
  endFamily,
  findLiveFamily,
  ForbiddenError,
  inTransaction,
  listFamilies,
  NotFoundError,
  recordAudit,
  recordId,
  unpagedList,
  type Actor,
  type Core,
  type LiveSession,
} from '@mayorista/kernel';
import type { Context } from 'koa';
import { z } from 'zod';
import { requireManaged } from '../users/save-user';
import { describeBrowser } from './describe-browser';
import { devicesOf } from './device.store';
import { sessionListOutput } from './session.answer';

async function sessionsOf(strapi: Core.Strapi, userId: number, current: string | null) {
  const devices = await devicesOf(strapi, userId);
  return unpagedList(
    (await listFamilies(strapi, userId)).map(({ family, startedAt, renewedAt, isRemembered }) => {
      const device = devices.get(family);
      return {
        id: family,
        device: describeBrowser(device?.user_agent ?? null),
        address: device?.address ?? null,
        started_at: startedAt.toISOString(),
        used_at: renewedAt.toISOString(),
        is_remembered: isRemembered,
        is_current: family === current,
      };
    }),
  );
}

const currentFamily = (ctx: Context): string | null =>
  (ctx.state.storeSession as LiveSession | undefined)?.family ?? null;

/** Sessions are guarded by a password: whoever acts for somebody neither sees nor ends theirs. */
function ownerOf(actor: Actor): number {
  if (actor.kind !== 'person' || actor.id === null || actor.onBehalf !== null) throw new ForbiddenError();
  return actor.id;
}

async function end(strapi: Core.Strapi, actor: Actor, userId: number, family: string): Promise<void> {
  if ((await findLiveFamily(strapi, userId, family)) === null) throw new NotFoundError();
  await endFamily(strapi, userId, family);
  await inTransaction(strapi, (tx) =>
    recordAudit(tx, actor, { modelType: 'user', modelId: userId, action: 'session-ended' }),
  );
}

const familyId = (params: Readonly<Record<string, string>>): string => {
  const parsed = z.uuid().safeParse(params.id);
  if (!parsed.success) throw new NotFoundError();
  return parsed.data;
};

/** One's own logins, and those of others for whoever looks after accounts; each can be ended. */
export const sessionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/user-sessions',
    noun: 'user-sessions',
    action: 'find',
    needs: 'me.read',
    summary: 'Mis sesiones y dispositivos',
    output: sessionListOutput,
    handle: ({ strapi, actor, ctx }) => sessionsOf(strapi, ownerOf(actor), currentFamily(ctx)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/user-sessions/:id',
    noun: 'user-sessions',
    action: 'remove',
    needs: 'me.read',
    summary: 'Cerrar una de mis sesiones',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      await end(strapi, actor, ownerOf(actor), familyId(params));
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/person-sessions',
    noun: 'person-sessions',
    action: 'find',
    needs: 'person-sessions.read',
    summary: 'Sesiones de una persona',
    query: z.object({ user_id: typedNumber(z.number()).pipe(recordId) }),
    output: sessionListOutput,
    async handle({ strapi, actor, query }) {
      // From where people of the house come in is personnel's to know.
      await inTransaction(strapi, (tx) => requireManaged(tx, actor, query.user_id));
      return sessionsOf(strapi, query.user_id, null);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/person-sessions/:id',
    noun: 'person-sessions',
    action: 'remove',
    needs: 'person-sessions.end',
    summary: 'Cerrar una sesión de una persona',
    query: z.object({ user_id: typedNumber(z.number()).pipe(recordId) }),
    output: emptyOutput,
    async handle({ strapi, actor, params, query }) {
      await inTransaction(strapi, (tx) => requireManaged(tx, actor, query.user_id));
      await end(strapi, actor, query.user_id, familyId(params));
      return { data: null, meta: {} };
    },
  }),
];
