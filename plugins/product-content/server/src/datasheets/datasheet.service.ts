import { getKnex, readInSlices, type Deps } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { DatasheetService } from '../../../contract';
import { tables } from '../tables';
import { allFields, optionsOf, shortValues } from './datasheet.store';

/** Values of products in their datasheets, for who compares them by what is key and who lists and filters them. */
export const datasheetService = ({ strapi }: Deps): DatasheetService => ({
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
  valuesOf: (productIds, longest) => shortValues(getKnex(strapi), productIds, longest),
  fields: () => allFields(getKnex(strapi)),
  optionsOf: (listIds) => optionsOf(getKnex(strapi), listIds),
});
