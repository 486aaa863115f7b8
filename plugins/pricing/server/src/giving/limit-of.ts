import type { Actor } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import type { GivingLimit } from '../../../contract';
import { tables } from '../uids';

const all: GivingLimit = { percent: '100.00', shipping: '1000000.00', credit: '100000000.00' };
const none: GivingLimit = { percent: '0.00', shipping: '0.00', credit: '0.00' };

/**
 * Up to what an actor gives away alone: the widest of their roles; nothing where none of them has a limit, everything for the platform's own
 * jobs. Whoever administers the panel has a limit like others. In a transaction pass its knex.
 */
export async function limitOf(knex: Knex, { kind, roles, can }: Actor): Promise<GivingLimit> {
  if (kind === 'system') return all;
  const held = kind === 'staff' && can.has('*') ? ['admin'] : [...roles];
  const rows = (await knex(tables.discountLimit)
    .whereIn('role', held)
    .select('percent', 'shipping', 'credit')) as GivingLimit[];
  const widest = (name: keyof GivingLimit): string =>
    rows.reduce((most, row) => (decimal(row[name] ?? '0').greaterThan(most) ? String(row[name]) : most), none[name]);
  return { percent: widest('percent'), shipping: widest('shipping'), credit: widest('credit') };
}
