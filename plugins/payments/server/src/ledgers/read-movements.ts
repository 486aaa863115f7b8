import type { Knex } from 'knex';
import type { LedgerOwner, MovementPage, MovementRange } from '../../../contract';
import { countMovements, findAccount, movementsOf, type LedgerKind } from './ledger.store';

/** A page of a company's ledger; an empty one when nothing was ever written to it. */
export async function readMovements(
  knex: Knex,
  kind: LedgerKind,
  owner: LedgerOwner,
  page: MovementRange,
): Promise<MovementPage> {
  const account = await findAccount(knex, kind, owner);
  if (account === null) return { rows: [], total: 0 };
  return { rows: await movementsOf(knex, account, page), total: await countMovements(knex, account, page) };
}
