import { createId } from '@paralleldrive/cuid2';
import { now, readInSlices, slicesOf, type Tx } from '@mayorista/kernel';

type Row = Readonly<Record<string, unknown>>;

/** Ids of a document's rows. */
export interface Pair {
  readonly es: number;
  readonly en: number;
}

export interface LocalizedRow {
  /** What both languages share. */
  readonly shared: Row;
  readonly texts: { readonly es: Row; readonly en: Row };
}

const locales = ['es', 'en'] as const;
/** Rows of one statement: whole products stay far below SQLite's limits of values and of terms. */
const perBatch = 100;

/** Inserts documents in both languages, scalars alike, in few statements; answers the ids of their rows, in order. */
export async function insertLocalizedRows(tx: Tx, table: string, documents: readonly LocalizedRow[]): Promise<Pair[]> {
  const at = now();
  const made = documents.map(({ shared, texts }) => {
    const system = { document_id: createId(), created_at: at, updated_at: at, published_at: at };
    return {
      key: system.document_id,
      rows: locales.map((locale) => ({ ...system, ...shared, ...texts[locale], locale })),
    };
  });
  await insertLinks(
    tx,
    table,
    made.flatMap(({ rows }) => rows),
  );
  const ids = new Map<string, number>();
  const keys = made.map(({ key }) => key);
  const rows = await readInSlices<{ id: number; document_id: string; locale: string }, string>(keys, (some) =>
    tx.trx(table).whereIn('document_id', some).select('id', 'document_id', 'locale'),
  );
  for (const row of rows) ids.set(`${row.document_id} ${row.locale}`, row.id);
  const idOf = (key: string, locale: string): number => ids.get(`${key} ${locale}`) ?? nothing(table);
  return made.map(({ key }) => ({ es: idOf(key, 'es'), en: idOf(key, 'en') }));
}

/** The same for one document. */
export async function insertLocalized(tx: Tx, table: string, shared: Row, texts: LocalizedRow['texts']): Promise<Pair> {
  const [pair] = await insertLocalizedRows(tx, table, [{ shared, texts }]);
  return pair ?? nothing(table);
}

function nothing(table: string): never {
  throw new Error(`Nothing was inserted into ${table}`);
}

/** Links both languages' rows of a document to a target, as a relation that is not localized is kept. */
export const linkBoth = (
  ids: Pair,
  column: string,
  target: Pair | number | null | undefined,
  targetColumn: string,
): Row[] =>
  target == null
    ? []
    : [
        { [column]: ids.es, [targetColumn]: typeof target === 'number' ? target : target.es },
        { [column]: ids.en, [targetColumn]: typeof target === 'number' ? target : target.en },
      ];

/** Inserts rows as they are, in batches. */
export async function insertLinks(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  for (const some of slicesOf(rows, perBatch)) await tx.trx(table).insert(some);
}
