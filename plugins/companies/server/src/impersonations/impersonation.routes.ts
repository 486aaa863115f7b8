import { z } from 'zod';
import { IMPERSONATION_MINUTES } from '@mayorista/config';
import {
  defineRoute,
  endFamily,
  ForbiddenError,
  insertRow,
  inTransaction,
  NotFoundError,
  now,
  openFamily,
  personActor,
  recordAudit,
  recordId,
  reject,
  service,
  UnauthenticatedError,
  type Actor,
  type Core,
  type LiveSession,
  type RouteDefinition,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { impersonation } from '../../../shared';
import { isCompanyInReach } from '../companies/company-rows';
import { endedImpersonationOutput, openedImpersonationOutput } from './impersonation.answer';

const { table } = impersonation;

interface Target {
  readonly id: number;
  readonly company_id: number;
  readonly name: string | null;
  readonly username: string;
  readonly fullName: string;
}

/** Tells whether somebody may go on acting as a person: whoever attends their company, while they do. */
export const mayGoOnActing = async (strapi: Core.Strapi, staff: Actor, userId: number): Promise<boolean> => {
  const { companyId = null } = (await personActor(strapi, userId)) ?? {};
  return companyId !== null && isCompanyInReach(strapi, staff, companyId);
};

/** Finds whom an actor may act as: an open account of a company they attend, never anybody of the house. */
async function findTarget(
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  id: number,
): Promise<Target | null> {
  const row = await service(strapi, 'people.users').find(id);
  if (row === null || row.company_id === null || !(await isCompanyInReach(strapi, actor, row.company_id))) return null;
  const target = await personActor(strapi, id);
  const roles = target?.roles ?? [];
  const isCustomer =
    roles.some((role) => role === 'distributor' || role === 'secondary_user') &&
    roles.every((role) => ['distributor', 'secondary_user', 'installer'].includes(role));
  return target !== null && isCustomer ? { ...row, company_id: row.company_id, fullName: target.name } : null;
}

const own = (actor: Actor): Actor & { readonly id: number } => {
  if (actor.kind !== 'person' || actor.id === null || actor.companyId !== null) throw new ForbiddenError();
  return actor as Actor & { readonly id: number };
};

/**
 * POST /user-impersonations: opens a session in somebody's name, that ends by itself, by its end or with the rights of whoever acts (spec
 * storefront 7, Profile). The ending is a call of its own, made with the session that is to end.
 */
export const impersonationRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'POST',
    path: '/user-impersonations',
    noun: 'user-impersonations',
    action: 'create',
    needs: 'user-impersonations.create',
    summary: 'Actuar en nombre de una persona de una empresa que se atiende',
    status: 201,
    input: z.strictObject({ user_id: recordId, reason: z.string().trim().max(300).optional() }),
    output: openedImpersonationOutput,
    async handle({ strapi, actor, input: { user_id: userId, reason }, ctx }) {
      // An answer that lets somebody in must not be kept for repeating it; and nobody acts through somebody they act as.
      if (ctx.get('Idempotency-Key') !== '' || actor.onBehalf !== null) throw new ForbiddenError();
      const staff = own(actor);
      const target =
        (await findTarget({ strapi, actor }, userId)) ??
        reject('unauthorized_impersonation', 'unauthorized_impersonation');
      const startedAt = now();
      const endsAt = new Date(startedAt.getTime() + IMPERSONATION_MINUTES * 60_000);
      const { family, ...tokens } = await openFamily(strapi, target.id, {
        isRemembered: false,
        impersonator: { id: staff.id, name: staff.name },
        endsAt,
      });
      await inTransaction(strapi, async (tx) => {
        await insertRow(tx, table, {
          staff_id: staff.id,
          staff_name: staff.name,
          user_id: target.id,
          user_name: target.fullName,
          company_id: target.company_id,
          reason: reason ?? null,
          family,
          started_at: startedAt,
          ends_at: endsAt,
        });
        await recordAudit(tx, actor, {
          modelType: 'user',
          modelId: target.id,
          action: 'impersonated',
          after: { reason: reason ?? null },
        });
      });
      ctx.set('Cache-Control', 'no-store');
      return {
        data: { ...tokens, user_id: target.id, name: target.name ?? target.username, ends_at: endsAt.toISOString() },
        meta: {},
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/user-impersonation-ends',
    noun: 'user-impersonation-ends',
    action: 'create',
    needs: 'user-impersonations.end',
    summary: 'Dejar de actuar en nombre de otra persona',
    isRepeatable: true,
    output: endedImpersonationOutput,
    async handle({ strapi, actor, ctx }) {
      const session = ctx.state.storeSession as LiveSession | undefined;
      if (session === undefined) throw new UnauthenticatedError();
      // There is nothing to end.
      if (actor.onBehalf === null) throw new NotFoundError();
      await inTransaction(strapi, async (tx) => {
        await recordAudit(tx, actor, { modelType: 'user', modelId: session.userId, action: 'impersonation-ended' });
        await tx.trx(table).where({ family: session.family }).whereNull('ended_at').update({ ended_at: now() });
      });
      await endFamily(strapi, session.userId, session.family);
      return { data: { ok: true }, meta: {} };
    },
  }),
];
