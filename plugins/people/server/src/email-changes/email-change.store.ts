import { EMAIL_CHANGE } from '@mayorista/config';
import { countRows, forUpdate, getKnex, insertRow, now, type Core, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { emailChange } from '../../../shared';
import { tables, uids } from '../uids';

export type AccountKind = 'person' | 'staff';

export interface EmailChangeRow {
  readonly id: number;
  readonly kind: AccountKind;
  readonly account_id: number;
  readonly former_email: string;
  readonly new_email: string;
  readonly tells_former: boolean | number | null;
  readonly asked_by: string;
  readonly asked_at: Date | number | string;
  readonly confirmed_at: Date | number | string | null;
  readonly ended_at: Date | number | string | null;
}

/** What both kinds of accounts have. */
export interface ChangingAccount {
  readonly id: number;
  readonly email: string;
  readonly username: string | null;
  readonly password: string | null;
  /** Whether somebody may enter by it. */
  readonly isOpen: boolean;
}

const { table } = emailChange;
const tableOf = { person: tables.user, staff: tables.adminUser } as const;
const uidOf = { person: uids.user, staff: uids.adminUser } as const;
const hourMs = 3_600_000;

/** Moments before which what was asked, or confirmed, is over. */
const askedAfter = (): Date => new Date(now().getTime() - EMAIL_CHANGE.confirmHours * hourMs);
const undoableAfter = (): Date => new Date(now().getTime() - EMAIL_CHANGE.undoDays * 24 * hourMs);

/** Locks an account; null for one that is not there any more. */
export async function lockAccount(tx: Tx, kind: AccountKind, id: number): Promise<ChangingAccount | null> {
  const row = (await forUpdate(tx, tx.trx(tableOf[kind]).where({ id })).first()) as
    Readonly<Record<string, unknown>> | undefined;
  if (row === undefined || row.removed_at != null) return null;
  const isOpen = !row.blocked && (kind === 'person' || Boolean(row.is_active));
  const { email, username, password } = row as Pick<ChangingAccount, 'email' | 'username' | 'password'>;
  return { id, email, username, password, isOpen };
}

/** Gives an account another address, and with `password: null` takes its password. Who is called by the address, is called by the new one. */
export async function writeAddress(
  tx: Tx,
  kind: AccountKind,
  account: ChangingAccount,
  given: { readonly email: string; readonly password?: null },
): Promise<void> {
  const isCalledByIt = kind === 'person' && account.username?.toLowerCase() === account.email;
  const data = { ...given, ...(isCalledByIt ? { username: given.email } : {}), resetPasswordToken: null };
  await tx.strapi.db.query(uidOf[kind]).update({ where: { id: account.id }, data });
}

/**
 * Tells whether an address is another account's: its own, what it is called by, or the one that it may go back to. `kind` tells whose
 * accounts: those of store and panel may share one.
 */
export async function isAddressTaken(
  knex: Knex,
  { kind, email, except }: { readonly kind: AccountKind; readonly email: string; readonly except: number },
): Promise<boolean> {
  const held = knex(tableOf[kind])
    .whereNot({ id: except })
    .where((either) => {
      void either.where({ email });
      if (kind === 'person') void either.orWhere({ username: email });
    });
  if ((await held.first('id')) !== undefined) return true;
  const kept: unknown = await knex(table)
    .where({ kind, former_email: email })
    .whereNot({ account_id: except })
    .whereNull('ended_at')
    .where('confirmed_at', '>', undoableAfter())
    .first('id');
  return kept !== undefined;
}

/** Counts how often another address was asked for an account within the last day. */
export const countAsked = (tx: Tx, kind: AccountKind, accountId: number): Promise<number> =>
  countRows(
    tx
      .trx(table)
      .where({ kind, account_id: accountId })
      .where('asked_at', '>', new Date(now().getTime() - 24 * hourMs)),
  );

/** Writes down that another address is asked for; one that was asked for before, and not confirmed, ends. */
export async function insertChange(
  tx: Tx,
  row: Omit<EmailChangeRow, 'id' | 'asked_at' | 'confirmed_at' | 'ended_at'>,
): Promise<number> {
  const { kind, account_id } = row;
  await tx
    .trx(table)
    .where({ kind, account_id })
    .whereNull('confirmed_at')
    .whereNull('ended_at')
    .update({ ended_at: now() });
  return insertRow(tx, table, { ...row, asked_at: now() });
}

export const findChange = async (knex: Knex, id: number): Promise<EmailChangeRow | null> =>
  ((await knex(table).where({ id }).first()) as EmailChangeRow | undefined) ?? null;

export const lockChange = async (tx: Tx, id: number): Promise<EmailChangeRow | null> =>
  ((await forUpdate(tx, tx.trx(table).where({ id })).first()) as EmailChangeRow | undefined) ?? null;

export const markConfirmed = (tx: Tx, id: number): Promise<number> =>
  tx.trx(table).where({ id }).update({ confirmed_at: now() });

/** Ends a change, and those of its account that came after it: their links lead to whoever the account is taken from. */
export const endFrom = (tx: Tx, { id, kind, account_id }: EmailChangeRow): Promise<number> =>
  tx.trx(table).where({ kind, account_id }).where('id', '>=', id).whereNull('ended_at').update({ ended_at: now() });

/** The address that waits for its confirmation; null for none. */
export async function pendingEmail(strapi: Core.Strapi, kind: AccountKind, accountId: number): Promise<string | null> {
  const row = (await getKnex(strapi)(table)
    .where({ kind, account_id: accountId })
    .whereNull('confirmed_at')
    .whereNull('ended_at')
    .where('asked_at', '>', askedAfter())
    .orderBy('id', 'desc')
    .first('new_email')) as { new_email: string } | undefined;
  return row?.new_email ?? null;
}

/** Removes what is kept of a person's addresses. */
export const eraseChanges = (tx: Tx, userId: number): Promise<unknown> =>
  tx.trx(table).where({ kind: 'person', account_id: userId }).delete();
