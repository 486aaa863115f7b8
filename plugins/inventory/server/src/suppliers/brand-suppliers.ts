import { throwIfAny, type Tx } from '@mayorista/kernel';
import type { BrandSuppliers } from '@mayorista/catalogue/contract';

const links = 'suppliers_brands_lnk';

/** Who sells the products of brands, for the catalogue's calls of brands (spec catalogue 3, Brand: suppliers selected). */
export const brandSuppliers: BrandSuppliers = {
  async of(knex, brandIds) {
    const rows = (await knex(`${links} as l`)
      .join('suppliers as s', 's.id', 'l.supplier_id')
      .whereIn('l.brand_id', [...brandIds])
      .orderBy('s.name')
      .select('l.brand_id', 's.id', 's.name')) as { brand_id: number; id: number; name: string }[];
    return new Map(
      brandIds.map((id) => [id, rows.filter((row) => row.brand_id === id).map(({ id, name }) => ({ id, name }))]),
    );
  },
  async set(tx, brandId, supplierIds) {
    const wanted = [...new Set(supplierIds)];
    await refuseUnknownSuppliers(tx, supplierIds);
    await tx.trx(links).where({ brand_id: brandId }).whereNotIn('supplier_id', wanted).delete();
    const kept = (await tx.trx(links).where({ brand_id: brandId }).select('supplier_id')) as { supplier_id: number }[];
    const known = new Set(kept.map(({ supplier_id: id }) => id));
    for (const id of wanted.filter((each) => !known.has(each)))
      await tx.trx(links).insert({ supplier_id: id, brand_id: brandId, brand_ord: await nextPlace(tx, id) });
  },
};

/** Behind the brands that the supplier sells already. */
async function nextPlace(tx: Tx, supplierId: number): Promise<number> {
  const row = (await tx.trx(links).where({ supplier_id: supplierId }).max({ last: 'brand_ord' }).first()) as
    { last: number | null } | undefined;
  return Number(row?.last ?? 0) + 1;
}

async function refuseUnknownSuppliers(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = (await tx
    .trx('suppliers')
    .whereIn('id', [...ids])
    .select('id')) as { id: number }[];
  const known = new Set(rows.map(({ id }) => id));
  throwIfAny(ids.flatMap((id, index) => (known.has(id) ? [] : [{ code: 'not_found', field: `suppliers.${index}` }])));
}
