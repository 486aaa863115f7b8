import { isPublished, service, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

export interface PanelAccount {
  readonly id: number;
  readonly isActive: boolean;
}

interface Person {
  readonly id: number;
  readonly email: string;
  readonly company_id: number | null;
}

/** Strapi's own code of the role that may do everything. */
const superAdministrator = 'strapi-super-admin';

/**
 * Finds the account that somebody has at the panel: the one that their file names, else the one of the same address. A company's people
 * have none.
 */
export async function findPanelAccount(
  tx: Tx,
  { id, email, company_id: companyId }: Person,
): Promise<PanelAccount | null> {
  const named = isPublished(tx.strapi, 'people.panel-links')
    ? await service(tx.strapi, 'people.panel-links').panelAccountOf(tx.trx, id)
    : null;
  if (named === null && companyId !== null) return null;
  const accounts = tx.trx(tables.adminUser);
  const row = (await (
    named === null ? accounts.whereRaw('lower(email) = ?', [email.toLowerCase()]) : accounts.where({ id: named })
  ).first('id', 'is_active')) as { id: number; is_active: boolean | number | null } | undefined;
  return row === undefined ? null : { id: row.id, isActive: Boolean(row.is_active) };
}

/** Tells whether nobody but this account could administrate the panel. */
export async function isLastAdministrator(tx: Tx, accountId: number): Promise<boolean> {
  const administrators = (await tx
    .trx('admin_users_roles_lnk as held')
    .join('admin_roles as role', 'role.id', 'held.role_id')
    .join(`${tables.adminUser} as account`, 'account.id', 'held.user_id')
    .where({ 'role.code': superAdministrator, 'account.is_active': true })
    .distinct('account.id')) as { id: number }[];
  return administrators.length === 1 && administrators[0]?.id === accountId;
}

/** Finds the person whose panel account this is. */
export async function findPersonOfPanelAccount(tx: Tx, accountId: number): Promise<number | null> {
  const named = isPublished(tx.strapi, 'people.panel-links')
    ? await service(tx.strapi, 'people.panel-links').personOf(tx.trx, accountId)
    : null;
  if (named !== null) return named;
  const account = (await tx.trx(tables.adminUser).where({ id: accountId }).first('email')) as
    { email: string } | undefined;
  if (account === undefined) return null;
  const row = (await tx
    .trx(tables.user)
    .where({ email: account.email.toLowerCase(), company_id: null })
    .first('id')) as { id: number } | undefined;
  return row?.id ?? null;
}
