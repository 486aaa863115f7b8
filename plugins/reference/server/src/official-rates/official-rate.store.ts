import { insertRows, now, recordAudits, type Actor, type PlainDate, type Tx } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import { officialRate, type RateSource } from '../../../shared/official-rate.shape';
import type { ToldRate } from './told-rate';

const { table, plural } = officialRate;

interface RateRow {
  readonly id: number;
  readonly determined_on: string;
  readonly rate: string | number;
}

export interface KeptRates {
  readonly added: number;
  /** Those of which another value was known. */
  readonly corrected: number;
}

/** Writes rates as they were told, each day once. What is known alike stays as it is, with its origin. */
export async function keepRates(
  tx: Tx,
  actor: Actor,
  told: readonly ToldRate[],
  source: RateSource,
): Promise<KeptRates> {
  const known = await findByDay(tx, told);
  const added = told.filter(({ day }) => !known.has(day));
  await insertRows(
    tx,
    table,
    added.map(({ day, rate }) => ({ determined_on: day, rate, source })),
  );
  const written = await findByDay(tx, added);
  const corrected = told.flatMap(({ day, rate }) => {
    const before = known.get(day);
    return before === undefined || decimal(before.rate).equals(rate) ? [] : [{ before, rate }];
  });
  for (const { before, rate } of corrected)
    await tx.trx(table).where({ id: before.id }).update({ rate, source, updated_at: now() });
  await recordAudits(tx, actor, [
    ...added.map(({ day, rate }) => ({
      modelType: plural,
      modelId: idOf(written, day),
      action: 'created',
      after: { determined_on: day, rate, source },
    })),
    ...corrected.map(({ before, rate }) => ({
      modelType: plural,
      modelId: before.id,
      action: 'updated',
      before: { rate: decimal(before.rate).toFixed(4) },
      after: { rate, source },
    })),
  ]);
  return { added: added.length, corrected: corrected.length };
}

type ByDay = ReadonlyMap<string, RateRow>;

async function findByDay(tx: Tx, told: readonly ToldRate[]): Promise<ByDay> {
  const days = told.map(({ day }) => day);
  const rows = (await tx.trx(table).whereIn('determined_on', days).select('id', 'determined_on', 'rate')) as RateRow[];
  return new Map(rows.map((row) => [String(row.determined_on).slice(0, 10), row]));
}

function idOf(written: ByDay, day: string): number {
  const row = written.get(day);
  if (row === undefined) throw new Error(`The rate of ${day} was not written`);
  return row.id;
}
/** Finds the newest rate that was determined before a day. */
export async function findRateBefore(knex: Knex, day: PlainDate): Promise<ToldRate | null> {
  const row = (await knex(table)
    .where('determined_on', '<', day)
    .orderBy('determined_on', 'desc')
    .first('determined_on', 'rate')) as Omit<RateRow, 'id'> | undefined;
  if (row === undefined) return null;
  return { day: String(row.determined_on).slice(0, 10) as PlainDate, rate: decimal(row.rate).toFixed(4) };
}
