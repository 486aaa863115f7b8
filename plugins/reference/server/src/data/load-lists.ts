import { createId } from '@paralleldrive/cuid2';
import { inTransaction, isPostgres, slicesOf, type Deps, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { countries, currencies, languages, states } from './places';
import { lists } from './lists';
import { paymentForms, paymentMethods, satUnits, taxObjects } from './sat-lists';
import { cfdiUses, taxRegimes } from './tax';

type Row = Readonly<Record<string, unknown>>;

/** The lists every installation needs, with the ids that the documents name (143 = México, telephone types 1 to 3). Adds only. */
export async function loadLists({ strapi }: Deps): Promise<void> {
  const sources: [string, readonly Row[]][] = [
    [tables.country, countries],
    [tables.state, states],
    [tables.currency, currencies],
    [tables.language, languages],
    [tables.taxRegime, taxRegimes],
    [tables.cfdiUse, cfdiUses],
    [tables.paymentForm, paymentForms],
    [tables.paymentMethod, paymentMethods],
    [tables.taxObject, taxObjects],
    [tables.satUnit, satUnits],
    ...lists,
  ];
  await inTransaction(strapi, async (tx) => {
    for (const [table, rows] of sources) await addMissing(tx, table, rows);
  });
}

async function addMissing(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const [{ n }] = (await tx.trx(table).count({ n: '*' })) as [{ n: number | string }];
  // A list that staff have changed stays theirs: only an empty one is filled.
  if (Number(n) > 0) return;
  const at = new Date();
  const complete = rows.map((row, index) => ({
    id: index + 1,
    document_id: createId(),
    created_at: at,
    updated_at: at,
    published_at: at,
    ...row,
  }));
  for (const some of slicesOf(complete, 60)) await tx.trx(table).insert(some);
  if (isPostgres(tx.strapi))
    await tx.trx.raw(`select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))`, [table, table]);
}
