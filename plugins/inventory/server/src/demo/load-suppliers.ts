import { brands, suppliers, type SupplierSeed } from '@mayorista/database/seeds';
import { insertRow, type Tx } from '@mayorista/kernel';
import { supplierDefaults } from '../suppliers/supplier.constants';
import { tables } from '../uids';
import { idOf, idsBy } from './demo-ids';

/** The demo world's suppliers with the brands they sell. */
export async function loadSuppliers(tx: Tx): Promise<void> {
  const brandIds = await idsBy(tx, 'brands', 'name');
  for (const supplier of suppliers) {
    const id = await insertRow(tx, tables.supplier, supplierRow(supplier));
    for (const [index, key] of supplier.brands.entries())
      await tx
        .trx('suppliers_brands_lnk')
        .insert({ supplier_id: id, brand_id: idOf(brandIds, nameOf(key)), brand_ord: index + 1 });
  }
}

function nameOf(key: string): string {
  const name = brands.find((brand) => brand.key === key)?.name;
  if (name === undefined) throw new Error(`The demo world names something unknown: ${key}`);
  return name;
}

function supplierRow({ brands: _brands, email, telephone, address, contact, ...supplier }: SupplierSeed) {
  return {
    ...supplierDefaults,
    ...supplier,
    business_name: supplier.name,
    cause_retention: false,
    scheduled_payment: false,
    supplier_emails: JSON.stringify([{ email }]),
    supplier_telephones: JSON.stringify([{ telephone_type_id: 2, number: telephone }]),
    supplier_addresses: JSON.stringify([{ ...address, is_main: true }]),
    supplier_contacts: JSON.stringify([{ ...contact, email, telephone }]),
  };
}
