import { isOfTheHouse } from '@mayorista/config';
import {
  endPanelSessionsOf,
  endSessionsOf,
  isPublished,
  recordAudit,
  reject,
  service,
  whenCommitted,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { tables } from '../uids';
import { heldRoles } from '../access/access.store';
import { findPanelAccount, isLastAdministrator, type PanelAccount } from './panel-account.store';

interface Facts {
  readonly id: number;
  readonly email: string;
  readonly company_id: number | null;
  readonly blocked: boolean | number | null;
  readonly blocked_by_house: boolean | number | null;
  readonly removed_at: Date | string | number | null;
  readonly closed_panel_account_id: number | null;
}

const factsOf = async (tx: Tx, id: number): Promise<Facts | undefined> =>
  (await tx
    .trx(tables.user)
    .where({ id })
    .first(
      ...['id', 'email', 'company_id', 'blocked', 'blocked_by_house', 'removed_at', 'closed_panel_account_id'],
    )) as Facts | undefined;

const companyPermits = async (tx: Tx, id: number): Promise<boolean> =>
  !isPublished(tx.strapi, 'people.company-directory') ||
  service(tx.strapi, 'people.company-directory').permitsLogin(id);

/** Closes an account for the house, or takes that back: what the person's company says, and a removal, stand. Audited. */
export async function setBlocked(tx: Tx, actor: Actor, userId: number, isBlocked: boolean): Promise<void> {
  const changed = await tx.trx(tables.user).where({ id: userId }).update({ blocked_by_house: isBlocked });
  if (changed === 0) return;
  await settleAccount(tx, userId);
  const action = isBlocked ? 'blocked' : 'unblocked';
  await recordAudit(tx, actor, { modelType: 'user', modelId: userId, action, after: { blocked: isBlocked } });
}

/**
 * Follows what a company says of one of its people, once that is written; a block of the house and a removal stand. `wasPermitted`: what
 * it said before.
 */
export async function followCompany(tx: Tx, userId: number, wasPermitted: boolean): Promise<void> {
  const facts = await factsOf(tx, userId);
  if (facts === undefined) return;
  // Closed while the company let the person in, by a release that knew one fact alone: it was the house.
  const wasHouse = Boolean(facts.blocked) && facts.removed_at === null && wasPermitted;
  if (!facts.blocked_by_house && wasHouse)
    await tx.trx(tables.user).where({ id: userId }).update({ blocked_by_house: true });
  await settleAccount(tx, userId);
}

/**
 * Opens or closes an account by all that is said of it: the house's block, its company's permission, its removal. With it closes or opens
 * the account that the person has at the panel; sessions of both end.
 */
export async function settleAccount(tx: Tx, userId: number): Promise<void> {
  const facts = await factsOf(tx, userId);
  if (facts === undefined) return;
  const isClosed = Boolean(facts.blocked_by_house) || facts.removed_at !== null || !(await companyPermits(tx, userId));
  await tx.trx(tables.user).where({ id: userId }).update({ blocked: isClosed });
  if (isClosed) await closePanelAccount(tx, userId, await findPanelAccount(tx, facts));
  else await openPanelAccount(tx, facts);
  whenCommitted(tx, () => void endSessionsOf(tx.strapi, [userId]));
}

/** Closes the panel's account of somebody who holds no role of the house any more, or is not to come in at all. */
async function closePanelAccount(tx: Tx, userId: number, account: PanelAccount | null): Promise<void> {
  if (account === null) return;
  if (account.isActive) {
    if (await isLastAdministrator(tx, account.id)) reject('last_administrator');
    await tx.trx(tables.adminUser).where({ id: account.id }).update({ is_active: false });
    await tx.trx(tables.user).where({ id: userId }).update({ closed_panel_account_id: account.id });
  }
  whenCommitted(tx, () => void endPanelSessionsOf(tx.strapi, [account.id]));
}

/** Opens the panel's account again that was closed with the person's; one that an administrator closed stays closed. */
async function openPanelAccount(tx: Tx, { id, closed_panel_account_id: closed }: Facts): Promise<void> {
  if (closed === null) return;
  await tx.trx(tables.adminUser).where({ id: closed }).update({ is_active: true });
  await tx.trx(tables.user).where({ id }).update({ closed_panel_account_id: null });
}

/**
 * Follows a change of somebody's roles: sessions end at store and panel, and whoever is of the house no more loses the panel's account.
 * `wasOfHouse`: whether they were before.
 */
export async function followRoles(tx: Tx, userId: number, wasOfHouse: boolean): Promise<void> {
  const facts = await factsOf(tx, userId);
  if (facts === undefined) return;
  const account = await findPanelAccount(tx, facts);
  whenCommitted(tx, () => void endSessionsOf(tx.strapi, [userId]));
  if (account !== null) whenCommitted(tx, () => void endPanelSessionsOf(tx.strapi, [account.id]));
  if (!wasOfHouse || (await isOfHouse(tx, userId))) return;
  await closePanelAccount(tx, userId, account);
  // Lost with the roles: an account that is opened again brings it back no more.
  await tx.trx(tables.user).where({ id: userId }).update({ closed_panel_account_id: null });
}

/** Tells whether somebody holds a role of the house, by themselves or through a job. */
export async function isOfHouse(tx: Tx, userId: number): Promise<boolean> {
  return isOfTheHouse((await heldRoles(tx.strapi, userId, tx.trx)).map(({ type }) => type));
}
