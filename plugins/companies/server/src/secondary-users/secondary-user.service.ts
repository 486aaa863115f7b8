import {
  enqueue,
  ForbiddenError,
  forgetPerson,
  getKnex,
  inTransaction,
  NotFoundError,
  now,
  recordAudit,
  service,
  spendIn,
  spenderOf,
  throwIfAny,
  whenCommitted,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { companyRowsInReach } from '../companies/company-rows';
import { judgeBuying } from '../companies/judge-buying';
import { inviteJob } from './invite.job';
import { judgeMay, type May } from './may.rules';
import { saveSecondaryUser, secondaryUsers, toSecondaryUser, type SecondaryUserRow } from './secondary-user.store';

/** Refuses whoever acts in somebody's name: whom a company lets in is its own to say. Throws ForbiddenError. */
export function assertOwnSession({ onBehalf }: Actor): void {
  if (onBehalf !== null) throw new ForbiddenError();
}

interface Source {
  readonly strapi: Core.Strapi;
  readonly actor: Actor;
}

/** Builds the query of the secondary users within an actor's reach. */
export function secondaryUsersInReach({ strapi, actor }: Source, knex?: Knex): Knex.QueryBuilder {
  const query = secondaryUsers(strapi, knex);
  companyRowsInReach(query, actor, strapi);
  return query;
}

/** Reads a secondary user within reach. Throws NotFoundError otherwise. */
export async function getSecondaryUser(
  source: Source,
  id: number,
  knex = getKnex(source.strapi),
): Promise<SecondaryUserRow> {
  const row = (await secondaryUsersInReach(source, knex).where({ id }).first()) as { id: number } | undefined;
  if (row === undefined) throw new NotFoundError();
  return toSecondaryUser(row);
}

type Names = {
  readonly name?: string;
  readonly paternal_surname?: string | null;
  readonly maternal_surname?: string | null;
};

export interface Invited extends Partial<May>, Names {
  readonly email: string;
  readonly name: string;
  readonly can_login?: boolean;
}

/** Creates the account of a secondary user and has its invitation mailed, all or nothing. Returns the person's id. */
export const inviteSecondaryUser = ({ strapi, actor }: Source, companyId: number, invited: Invited): Promise<number> =>
  inTransaction(strapi, async (tx) => {
    assertOwnSession(actor);
    throwIfAny(await judgeBuying(strapi, companyId));
    const { email, name, paternal_surname, maternal_surname, can_login: canLogin = true, ...may } = invited;
    const userId = await service(strapi, 'people.accounts').createIn(tx, {
      ...{ email, name, paternal_surname: paternal_surname ?? null, maternal_surname: maternal_surname ?? null },
      role: 'secondary_user',
      company_id: companyId,
    });
    await saveSecondaryUser(tx, { userId, companyId }, { ...may, can_login: canLogin, invited_at: now() });
    const row = await getSecondaryUser({ strapi, actor }, userId, tx.trx);
    throwIfAny(judgeMay(row));
    if (canLogin) await mailInvitation(tx, actor, { userId, email });
    else await service(strapi, 'people.accounts').followCompany(tx, userId, true);
    await audit(tx, actor, 'invited', { before: null, after: row });
    return userId;
  });

/** Has the link that sets a first password mailed. Throws RateLimitError above the limits of invitations. */
export async function mailInvitation(
  tx: Tx,
  actor: Actor,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await spendIn(tx, 'mail.invitation', { ...spenderOf({ actor }), recipient: email });
  await enqueue(tx, inviteJob, { user_id: userId }, {});
}

/** Changes one secondary user in a transaction: locked, audited, and in force within seconds. Throws NotFoundError out of reach. */
export const changeSecondaryUser = (
  { strapi, actor }: Source,
  id: number,
  { action, change }: { readonly action: string; readonly change: (tx: Tx, row: SecondaryUserRow) => Promise<void> },
): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    assertOwnSession(actor);
    await service(strapi, 'people.accounts').lock(tx, id);
    const before = await getSecondaryUser({ strapi, actor }, id, tx.trx);
    await change(tx, before);
    const after = await getSecondaryUser({ strapi, actor }, id, tx.trx);
    throwIfAny(judgeMay(after));
    await audit(tx, actor, action, { before, after });
    whenCommitted(tx, () => forgetPerson(strapi, id));
  });

interface Audited {
  readonly before: SecondaryUserRow | null;
  readonly after: SecondaryUserRow;
}

const audit = (tx: Tx, actor: Actor, action: string, { before, after }: Audited) =>
  recordAudit(tx, actor, {
    modelType: 'secondary-user-accounts',
    modelId: after.id,
    action,
    before: before === null ? null : { ...before },
    after: { ...after },
  });
