import type { Knex } from 'knex';
import { forUpdate, insertRow, insertRows, now, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import type { DiscountStatus } from './special-brand-discount.machine';

export interface DiscountRow {
  readonly id: number;
  readonly brand_id: number;
  readonly brand_name: string | null;
  readonly discount: string | number;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly reason: string | null;
  readonly status: DiscountStatus;
  readonly requested_by: string | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | string | number | null;
  readonly decision_note: string | null;
  readonly updated_at: Date | string | number;
}

export interface DiscountFields {
  readonly brand_id: number;
  readonly discount: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly reason: string | null;
}

export const withBrand = (knex: Knex): Knex.QueryBuilder =>
  knex(`${tables.specialDiscount} as d`).leftJoin(`${tables.brand} as b`, 'b.id', 'd.brand_id');
export const columns = ['d.*', 'b.name as brand_name'];

export const findDiscount = (knex: Knex, id: number): Promise<DiscountRow | undefined> =>
  withBrand(knex).where('d.id', id).first(columns) as Promise<DiscountRow | undefined>;

/** The companies of some discounts, by discount. */
export async function companiesOf(
  knex: Knex,
  ids: readonly number[],
): Promise<Map<number, { id: number; business_name: string }[]>> {
  const rows = (await knex(`${tables.specialDiscountCompany} as dc`)
    .join(`${tables.company} as c`, 'c.id', 'dc.company_id')
    .whereIn('dc.discount_id', [...ids])
    .orderBy('c.business_name')
    .select('dc.discount_id', 'c.id', 'c.business_name')) as {
    discount_id: number;
    id: number;
    business_name: string;
  }[];
  const byDiscount = new Map<number, { id: number; business_name: string }[]>();
  for (const { discount_id: discount, ...company } of rows)
    byDiscount.set(discount, [...(byDiscount.get(discount) ?? []), company]);
  return byDiscount;
}

export async function lockDiscount(tx: Tx, id: number): Promise<DiscountRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.specialDiscount).where({ id }))) as unknown as DiscountRow[];
  return row;
}

export const insertDiscount = (tx: Tx, fields: DiscountFields & { requested_by: string }): Promise<number> =>
  insertRow(tx, tables.specialDiscount, { ...fields, status: 'pending' });

export const updateDiscount = (tx: Tx, id: number, fields: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.specialDiscount)
    .where({ id })
    .update({ ...fields, updated_at: now() });

export async function replaceCompanies(tx: Tx, id: number, companyIds: readonly number[]): Promise<void> {
  await tx.trx(tables.specialDiscountCompany).where({ discount_id: id }).delete();
  await insertRows(
    tx,
    tables.specialDiscountCompany,
    [...new Set(companyIds)].map((company) => ({ discount_id: id, company_id: company })),
  );
}
