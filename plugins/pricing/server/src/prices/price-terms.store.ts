import type { Knex } from 'knex';
import { quickRows } from '@mayorista/kernel';
import { tables } from '../uids';
import type { DatedOffer, ProductTerms, VolumeTier } from '../../../contract';
import type { BrandPercents } from './price-terms';

interface OfferRow extends DatedOffer {
  readonly product_id: number;
}

interface TierRow {
  readonly product_id: number;
  readonly min_quantity: number;
  readonly discount: string | number;
}

interface PercentRow {
  readonly brand_id: number | null;
  readonly discount: string | number;
}

const selectOffers = `select product_id, kind, discount, exchange_rate, start_date, end_date, expires
  from ${tables.offer} where product_id in (@ids)`;
const selectTiers = `select product_id, min_quantity, discount
  from ${tables.volumeTier} where product_id in (@ids) order by min_quantity`;

/** What products' prices depend on beside the products themselves: two queries however many they are; products without any are left out. */
export async function readProductTerms(knex: Knex, ids: readonly number[]): Promise<Map<number, ProductTerms>> {
  const terms = new Map<number, { offers: DatedOffer[]; tiers: VolumeTier[] }>();
  const of = (id: number) => {
    const known = terms.get(id) ?? { offers: [], tiers: [] };
    terms.set(id, known);
    return known;
  };
  for (const { product_id: id, ...offer } of await quickRows<OfferRow>(knex, selectOffers, { ids }))
    of(id).offers.push(offer);
  for (const row of await quickRows<TierRow>(knex, selectTiers, { ids }))
    of(row.product_id).tiers.push({ minQuantity: row.min_quantity, percent: String(row.discount) });
  return terms;
}

/** Pieces at which volume tiers begin, by product, fewest first. */
export async function readVolumeQuantities(knex: Knex, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = (await knex(tables.volumeTier)
    .whereIn('product_id', [...ids])
    .orderBy('min_quantity')
    .select('product_id', 'min_quantity')) as Pick<TierRow, 'product_id' | 'min_quantity'>[];
  const quantities = new Map<number, number[]>();
  for (const { product_id: id, min_quantity: pieces } of rows)
    quantities.set(id, [...(quantities.get(id) ?? []), pieces]);
  return quantities;
}

/** Authorised discounts of a company by brand: its own special ones, its configuration, and that of its type. */
export async function readBrandPercents(
  knex: Knex,
  company: { readonly id: number; readonly type: string | null },
  day: string,
): Promise<BrandPercents> {
  const special = (await knex(`${tables.specialDiscount} as d`)
    .join(`${tables.specialDiscountCompany} as c`, 'c.discount_id', 'd.id')
    .where({ 'c.company_id': company.id, 'd.status': 'authorised' })
    .where((query) => within(query, day, 'd.'))
    .select('d.brand_id', 'd.discount')) as PercentRow[];
  const own = (await knex(tables.companyDiscount)
    .where({ company_id: company.id })
    .where((query) => within(query, day))
    .select('brand_id', 'discount')) as PercentRow[];
  const ofType =
    company.type === null
      ? []
      : ((await knex(tables.typeDiscount)
          .where({ company_type: company.type })
          .select('brand_id', 'discount')) as PercentRow[]);
  return { special: largest(special), company: largest(own), type: largest(ofType) };
}

function within(query: Knex.QueryBuilder, day: string, prefix = ''): void {
  void query
    .where((from) => void from.whereNull(`${prefix}start_date`).orWhere(`${prefix}start_date`, '<=', day))
    .andWhere((until) => void until.whereNull(`${prefix}end_date`).orWhere(`${prefix}end_date`, '>=', day));
}

/** The largest percent by brand; a row without a brand counts for all of them (key null). */
function largest(rows: readonly PercentRow[]): Map<number | null, string> {
  const best = new Map<number | null, string>();
  for (const { brand_id: brand, discount } of rows)
    if (Number(best.get(brand) ?? -1) < Number(discount)) best.set(brand, String(discount));
  return best;
}
