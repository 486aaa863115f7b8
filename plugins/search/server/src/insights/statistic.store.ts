import { addDays, countRows, now, onConflictIgnore, today, type PlainDate, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { counters, poorReasons, type Counter } from './search-event.rules';

const nothing = Object.fromEntries(counters.map((counter) => [counter, 0]));

/** Adds to the counts of a term on a day. */
export async function addCounts(
  tx: Tx,
  day: PlainDate,
  term: string,
  counts: ReadonlyMap<Counter, number>,
): Promise<void> {
  await onConflictIgnore(tx, tables.statistic, ['day', 'term'], { day, term, ...nothing });
  const more = Object.fromEntries([...counts].map(([counter, n]) => [counter, tx.trx.raw('?? + ?', [counter, n])]));
  await tx
    .trx(tables.statistic)
    .where({ day, term })
    .update({ ...more, updated_at: now() });
}

/** Forgets what is older than so many days; answers how much that was. */
export const forgetBefore = (tx: Tx, days: number): Promise<number> =>
  tx.trx(tables.statistic).where('day', '<', addDays(today(), -days)).delete();

/** Which terms: the most searched, those that found nothing, or those whose results nobody took. */
type InsightView = 'top' | 'without_results' | 'abandoned';

type TermRow = { readonly term: string } & Readonly<Record<Counter | 'abandoned', number>>;

interface TermQuery {
  readonly view: InsightView;
  readonly days: number;
  readonly page: number;
  readonly per_page: number;
}

const abandoned = poorReasons.map((reason) => `sum(${reason})`).join(' + ');
const measures: Readonly<Record<InsightView, string>> = {
  top: 'sum(searches) + sum(submits)',
  without_results: 'sum(without_results)',
  abandoned,
};

const since = (knex: Knex, days: number): Knex.QueryBuilder =>
  knex(tables.statistic).where('day', '>', addDays(today(), -days));

/** One page of terms of the last days, the greatest first. */
export async function termPage(knex: Knex, { view, days, page, per_page }: TermQuery) {
  const terms = () => since(knex, days).groupBy('term').havingRaw(`${measures[view]} > 0`);
  const total = await countRows(knex.from(terms().select('term').as('terms')));
  const rows = (await terms()
    .select('term', knex.raw(`${abandoned} as abandoned`))
    .sum(Object.fromEntries(counters.map((counter) => [counter, counter])))
    .orderByRaw(`${measures[view]} desc`)
    .orderBy('term')
    .limit(per_page)
    .offset((page - 1) * per_page)) as Record<string, unknown>[];
  return { rows: rows.map(numbered), total };
}

/** The sums of all terms of the last days. */
export async function totals(knex: Knex, days: number): Promise<Readonly<Record<Counter | 'abandoned', number>>> {
  const [row] = (await since(knex, days)
    .select(knex.raw(`${abandoned} as abandoned`))
    .sum(Object.fromEntries(counters.map((counter) => [counter, counter])))) as Record<string, unknown>[];
  return numbered({ term: '', ...row });
}

const numbered = ({ term, ...sums }: Record<string, unknown>): TermRow =>
  ({
    term: String(term),
    ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum ?? 0)])),
  }) as TermRow;
