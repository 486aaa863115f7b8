import { roundToCents } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import type { LedgerMovement, LedgerSource } from '../../../contract';
import { tables } from '../uids';
import { openDebts, type DebtSum } from './debts.rules';
import { toMovement, type MovementRow } from './ledger.store';

/** A charge is a debt by its source where a release of before did not say so. */
const debtOf = `coalesce(applied_to, case when kind = 'charge' then source_type || ':' || source_id end)`;

interface Grouped {
  readonly debt: string | null;
  readonly total: string | number;
}

/** Reads what is still owed of each debt of a ledger, the oldest first: together they come to its balance. */
export async function openDebtsOf(knex: Knex, accountId: number): Promise<DebtSum[]> {
  const rows = (await knex(tables.movement)
    .where({ account_id: accountId })
    .groupByRaw(debtOf)
    .havingRaw('sum(amount) <> 0')
    .orderByRaw('min(number)')
    .select(knex.raw(`${debtOf} as debt`))
    .sum({ total: 'amount' })) as Grouped[];
  const sums = rows.flatMap(({ debt, total }) => (debt === null ? [] : [{ debt, sum: roundToCents(total) }]));
  return openDebts(sums, roundToCents(rows.find(({ debt }) => debt === null)?.total ?? 0));
}

/** Type of source of the lines that a payment wrote after its first: one for each further debt, by the first's id. */
const partType = (type: string): string => `${type}-part`;

/** Names the source of the n-th line of a payment, from 0. */
export const partSource = ({ type, id }: LedgerSource, firstId: number | undefined, at: number): LedgerSource =>
  at === 0 ? { type, id } : { type: partType(type), id: `${firstId}:${at}` };

/** Finds all lines of a payment by its first one. */
export async function partsOf(knex: Knex, accountId: number, first: LedgerMovement): Promise<LedgerMovement[]> {
  const rows = (await knex(tables.movement)
    .where({ account_id: accountId, source_type: partType(first.source.type) })
    .where('source_id', 'like', `${first.id}:%`)
    .orderBy('number')) as MovementRow[];
  return [first, ...rows.map(toMovement)];
}

/** Names further lines of payments by the reference of their first. */
export async function nameParts(knex: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = (await knex(tables.movement)
    .whereIn(
      'id',
      ids.map((id) => Number.parseInt(id, 10)),
    )
    .select('id', 'source_id')) as Pick<MovementRow, 'id' | 'source_id'>[];
  const names = new Map(rows.map(({ id, source_id: reference }) => [id, `Referencia ${reference}`]));
  return new Map(ids.map((id) => [id, names.get(Number.parseInt(id, 10)) ?? '']));
}

/** Reads the lines that received money wrote to a debt, the oldest first. */
export async function moneyOf(knex: Knex, accountId: number, appliedTo: string): Promise<LedgerMovement[]> {
  const rows = (await knex(tables.movement)
    .where({ account_id: accountId, applied_to: appliedTo })
    .whereNotNull('payment_form')
    .orderBy('number')) as MovementRow[];
  return rows.map(toMovement);
}
