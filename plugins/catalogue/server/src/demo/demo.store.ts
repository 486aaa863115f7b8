import { createId } from '@paralleldrive/cuid2';
import { now, type Tx } from '@mayorista/kernel';

type Row = Readonly<Record<string, unknown>>;

/** Inserts a document in both languages, scalars alike, and returns the ids of its rows: Spanish first. */
export async function insertLocalized(tx: Tx, table: string, shared: Row, texts: { readonly es: Row; readonly en: Row }): Promise<{ es: number; en: number }> {
  const at = now();
  const system = { document_id: createId(), created_at: at, updated_at: at, published_at: at };
  const insert = async (locale: 'es' | 'en'): Promise<number> => {
    const [row] = (await tx.trx(table).insert({ ...system, ...shared, ...texts[locale], locale }).returning('id')) as { id: number }[];
    if (row === undefined) throw new Error(`Nothing was inserted into ${table}`);
    return row.id;
  };
  return { es: await insert('es'), en: await insert('en') };
}

/** Links both languages' rows of a document to a target, as a relation that is not localized is kept. */
export const linkBoth = (ids: { es: number; en: number }, column: string, target: { es: number; en: number } | number | null | undefined, targetColumn: string): Row[] =>
  target == null
    ? []
    : [
        { [column]: ids.es, [targetColumn]: typeof target === 'number' ? target : target.es },
        { [column]: ids.en, [targetColumn]: typeof target === 'number' ? target : target.en },
      ];

/** Inserts link rows in batches. */
export async function insertLinks(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 200) await tx.trx(table).insert(rows.slice(start, start + 200));
}
