import type { Tx } from '@mayorista/kernel';

/** Row ids by the keys of the seeds. */
export type Ids = ReadonlyMap<string, number>;

export interface Known {
  /** By code. */
  readonly branchIds: Ids;
  /** By sku. */
  readonly productIds: Ids;
}

export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world names something unknown: ${key}`);
  return id;
}

export async function idsBy(tx: Tx, table: string, column: string): Promise<Map<string, number>> {
  const query = tx.trx(table).select('id', column);
  if (table === 'products') query.where({ locale: 'es' });
  return new Map(
    ((await query) as ({ id: number } & Record<string, string>)[]).map((row) => [String(row[column]), row.id]),
  );
}
