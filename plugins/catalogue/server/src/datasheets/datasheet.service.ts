import { readInSlices } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { DatasheetService } from '../../../contract';
import { recordTables as tables } from '../sub-record.tables';

/** What other plugins compare products by: the characteristics that datasheets mark as key. */
export const datasheetService = (): DatasheetService => ({
  async keyValues(knex: Knex, productIds: readonly number[]) {
    const values = new Map<number, Map<string, string>>();
    const rows = await readInSlices<{ product_id: number; code: string; value: string }>(productIds, (some) =>
      knex(tables.datasheetValue)
        .whereIn('product_id', some)
        .whereIn('code', knex(tables.datasheetField).where({ is_key: true }).select('code'))
        .select('product_id', 'code', 'value'),
    );
    for (const row of rows)
      values.set(row.product_id, (values.get(row.product_id) ?? new Map<string, string>()).set(row.code, row.value));
    return values;
  },
});
