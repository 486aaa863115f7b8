import type { SupplierFilter } from '@mayorista/catalogue/contract';

/** Products of the brands that a supplier sells. */
export const productsOfSupplier: SupplierFilter = (knex, supplierId) =>
  knex('product_cards')
    .whereIn('brand_id', knex('suppliers_brands_lnk').where({ supplier_id: supplierId }).select('brand_id'))
    .select('product_id as id');
