import type { Knex } from 'knex';
import { bank } from '../../../shared/bank.shape';

/** Begins a query of the house's bank accounts in use, by name, with the code of their currency (`c.code`), null where none was chosen. */
export const accountsInUse = (knex: Knex): Knex.QueryBuilder =>
  knex(`${bank.table} as b`)
    .leftJoin('currencies as c', 'c.id', 'b.currency_id')
    .where({ 'b.status': 1 })
    .orderBy('b.name')
    .select('b.id', 'b.name', 'b.account_number', 'b.clabe', 'c.code as currency');
