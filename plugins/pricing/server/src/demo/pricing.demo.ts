import { brands, companies, exchangeRates, products, specialDiscounts, typeDiscounts } from '@mayorista/database/seeds';
import { addDays, inTransaction, insertRow, insertRows, now, today, type Deps, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

const dayMs = 86_400_000;

/** The demo world's rates, promos, volume prices and special discounts; what exists is left alone, so it may run before and after companies are there. */
export const pricingDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      await loadRates(tx);
      await loadOffers(tx);
      await loadCompanyDiscounts(tx);
    }),
});

const isEmpty = async (tx: Tx, table: string): Promise<boolean> => (await tx.trx(table).first('id')) === undefined;

async function loadRates(tx: Tx): Promise<void> {
  if (!(await isEmpty(tx, tables.exchangeRate))) return;
  const start = now().getTime();
  const rows = exchangeRates.map(({ kind, rate, days_ago }) => ({
    kind,
    rate,
    effective_from: new Date(start - days_ago * dayMs),
    set_by: 'Valeria Quiroga Meza',
  }));
  await insertRows(tx, tables.exchangeRate, rows);
}

async function loadOffers(tx: Tx): Promise<void> {
  if (!(await isEmpty(tx, tables.offer))) return;
  const ids = await idsBySku(tx);
  const promos = products.flatMap(({ sku, promo }) => {
    const id = ids.get(sku);
    if (promo === null || id === undefined) return [];
    const days = { start_date: addDays(today(), promo.starts_in_days), end_date: addDays(today(), promo.ends_in_days) };
    return [
      {
        product_id: id,
        kind: 'promo',
        discount: promo.discount,
        ...days,
        expires: true,
        set_by: 'Renata Solís Ibarra',
      },
    ];
  });
  await insertRows(tx, tables.offer, promos);
  const tiers = products.flatMap(({ sku, volume_tiers: own }) =>
    own.flatMap((tier) => (ids.has(sku) ? [{ product_id: ids.get(sku), ...tier }] : [])),
  );
  await insertRows(tx, tables.volumeTier, tiers);
}

async function loadCompanyDiscounts(tx: Tx): Promise<void> {
  if (!(await isEmpty(tx, tables.specialDiscount))) return;
  const companyIds = new Map(
    ((await tx.trx(tables.company).select('id', 'rfc')) as { id: number; rfc: string }[]).map(({ id, rfc }) => [
      rfc,
      id,
    ]),
  );
  if (companyIds.size === 0) return;
  const brandIds = new Map(
    ((await tx.trx(tables.brand).select('id', 'name')) as { id: number; name: string }[]).map(({ id, name }) => [
      name,
      id,
    ]),
  );
  const brandId = (key: string): number | undefined =>
    brandIds.get(brands.find((brand) => brand.key === key)?.name ?? '');
  const companyId = (key: string): number | undefined =>
    companyIds.get(companies.find((company) => company.key === key)?.rfc ?? '');
  for (const { brand, companies: keys, ends_in_days: ends, ...seed } of specialDiscounts) {
    const brand_id = brandId(brand);
    if (brand_id === undefined) throw new Error(`A demo discount names an unknown brand: ${brand}`);
    const id = await insertRow(tx, tables.specialDiscount, {
      ...seed,
      brand_id,
      start_date: addDays(today(), -15),
      end_date: addDays(today(), ends),
      requested_by: 'Renata Solís Ibarra',
    });
    await insertRows(
      tx,
      tables.specialDiscountCompany,
      keys.flatMap((key) => (companyId(key) === undefined ? [] : [{ discount_id: id, company_id: companyId(key) }])),
    );
  }
  const types = typeDiscounts.map(({ company_type, brand, discount }) => ({
    company_type,
    brand_id: brandId(brand) ?? null,
    discount,
    set_by: 'Valeria Quiroga Meza',
  }));
  await insertRows(tx, tables.typeDiscount, types);
}

async function idsBySku(tx: Tx): Promise<Map<string, number>> {
  const rows = (await tx.trx('products').where({ locale: 'es' }).select('id', 'sku')) as { id: number; sku: string }[];
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
