import type { Migration } from './migration';

/** Gives each shipment whose carrier was typed the one of the catalogue that is called so, by name or code; others keep what was typed. */
export const carriersOfShipments: Migration = {
  name: '0008-carriers-of-shipments',
  stage: 'after-additions',
  up: async (trx) => {
    if (!(await trx.schema.hasColumn('order_shipments', 'carrier_id'))) return;
    const carriers = (await trx('carriers').select('id', 'name', 'code')) as {
      readonly id: number;
      readonly name: string;
      readonly code: string;
    }[];
    for (const { id, name, code } of carriers)
      await trx('order_shipments')
        .whereNull('carrier_id')
        .where((typed) => {
          for (const text of [name, code]) void typed.orWhereRaw('lower(trim(carrier_name)) = ?', [text.toLowerCase()]);
        })
        .update({ carrier_id: id });
  },
};
