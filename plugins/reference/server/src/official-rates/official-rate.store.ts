import { insertRow, now, recordAudit, type Actor, type PlainDate, type Tx } from '@mayorista/kernel';
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
  const days = told.map(({ day }) => day);
  const known = (await tx.trx(table).whereIn('determined_on', days).select('id', 'determined_on', 'rate')) as RateRow[];
  const byDay = new Map(known.map((row) => [String(row.determined_on).slice(0, 10), row]));
  const kept = { added: 0, corrected: 0 };
  for (const { day, rate } of told) {
    const before = byDay.get(day);
    if (before === undefined) {
      const modelId = await insertRow(tx, table, { determined_on: day, rate, source });
      await recordAudit(tx, actor, {
        modelType: plural,
        modelId,
        action: 'created',
        after: { determined_on: day, rate, source },
      });
      kept.added += 1;
    } else if (!decimal(before.rate).equals(rate)) {
      await tx.trx(table).where({ id: before.id }).update({ rate, source, updated_at: now() });
      await recordAudit(tx, actor, {
        modelType: plural,
        modelId: before.id,
        action: 'updated',
        before: { rate: decimal(before.rate).toFixed(4) },
        after: { rate, source },
      });
      kept.corrected += 1;
    }
  }
  return kept;
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
