import {
  advisoryLock,
  emit,
  insertRows,
  now,
  recordAudit,
  reject,
  slicesOf,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { taxpayerListChanged } from '../../../events';
import { listedTaxpayer, type TaxpayerSituation } from '../../../shared/listed-taxpayer.shape';
import type { ListedRow, TaxpayerList } from './read-list.rules';

const { table, plural } = listedTaxpayer;

/** Rows of one statement. */
const sliceSize = 500;

/** A list that lacks more of those known than this share is a part of one: nobody is acquitted by a download that was cut off. */
const mostLost = 0.05;

export interface KeptList {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

interface KnownRow {
  readonly id: number;
  readonly rfc: string;
  readonly name: string;
  readonly situation: TaxpayerSituation;
  readonly published_on: string | null;
  readonly list_day: string;
}

const dayText = (value: unknown): string | null => (value === null ? null : String(value).slice(0, 10));

/** Puts a list in the place of the one that is known. Throws ValidationError for an older one, or one that lacks much of what is known. */
export async function keepList(tx: Tx, actor: Actor, list: TaxpayerList): Promise<KeptList> {
  await advisoryLock(tx, 'reference:listed-taxpayers');
  const known = (await tx
    .trx(table)
    .select('id', 'rfc', 'name', 'situation', 'published_on', 'list_day')) as KnownRow[];
  // The day is that of the whole list: each row has the same.
  const newest = dayText(known[0]?.list_day ?? null) ?? '';
  if (newest > list.listDay) reject('taxpayer_list_older', 'file', { day: list.listDay, newest });
  const listed = new Map(list.rows.map((row) => [row.rfc, row]));
  const gone = known.filter(({ rfc }) => !listed.has(rfc));
  if (gone.length > known.length * mostLost) reject('taxpayer_list_shrinks', 'file', { count: gone.length });
  const byRfc = new Map(known.map((row) => [row.rfc, row]));
  const added = list.rows.filter(({ rfc }) => !byRfc.has(rfc));
  const changed = list.rows.filter((row) => differs(byRfc.get(row.rfc), row));
  for (const some of slicesOf(gone, sliceSize))
    await tx
      .trx(table)
      .whereIn(
        'id',
        some.map(({ id }) => id),
      )
      .delete();
  for (const row of changed)
    await tx
      .trx(table)
      .where({ rfc: row.rfc })
      .update({ ...columnsOf(row), updated_at: now() });
  await insertRows(
    tx,
    table,
    added.map((row) => ({ ...columnsOf(row), list_day: list.listDay })),
  );
  if (newest !== list.listDay) await tx.trx(table).update({ list_day: list.listDay });
  const kept = { added: added.length, changed: changed.length, removed: gone.length };
  await recordAudit(tx, actor, {
    modelType: plural,
    modelId: 0,
    action: 'imported',
    after: { list_day: list.listDay, ...kept },
  });
  await emit(tx, taxpayerListChanged, { list_day: list.listDay });
  return kept;
}

const differs = (known: KnownRow | undefined, row: ListedRow): boolean =>
  known !== undefined &&
  (known.situation !== row.situation || known.name !== row.name || dayText(known.published_on) !== row.publishedOn);

const columnsOf = ({ rfc, name, situation, publishedOn }: ListedRow) => ({
  rfc,
  name,
  situation,
  published_on: publishedOn,
});
