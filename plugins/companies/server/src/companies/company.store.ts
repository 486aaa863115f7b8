import type { Knex } from 'knex';
import type { CompanyProfile } from '../../../contract';
import { tables } from '../uids';

interface Row {
  readonly id: number;
  readonly business_name: string;
  readonly rfc: string | null;
  readonly price_level: number;
  readonly currency: 'USD' | 'MXN' | null;
  readonly company_type: string | null;
  readonly branch_id: number | null;
  readonly salesman_id: number | null;
  readonly secondary_user_markup: string | number | null;
  readonly status: number | null;
  readonly credit_blocked: boolean | number | null;
}

/** The columns of a company that its profile is made of. */
export const profileColumns = [
  'business_name',
  'rfc',
  'price_level',
  'currency',
  'company_type',
  'salesman_id',
  'secondary_user_markup',
  'status',
  'credit_blocked',
] as const satisfies readonly (keyof Row)[];

/** One company by id; null when there is none. */
export async function findProfile(knex: Knex | Knex.Transaction, companyId: number): Promise<CompanyProfile | null> {
  const row = (await knex(tables.company)
    .leftJoin(tables.companyBranch, `${tables.companyBranch}.company_id`, `${tables.company}.id`)
    .where(`${tables.company}.id`, companyId)
    .first(`${tables.company}.*`, `${tables.companyBranch}.branch_id as branch_id`)) as Row | undefined;
  return row === undefined ? null : toProfile(row);
}

export async function findIdsByRfc(knex: Knex, rfcs: readonly string[]): Promise<Map<string, number>> {
  const rows = (await knex(tables.company)
    .whereIn('rfc', [...rfcs])
    .select('id', 'rfc')) as { id: number; rfc: string }[];
  return new Map(rows.map(({ id, rfc }) => [rfc, id]));
}

const toProfile = (row: Row): CompanyProfile => ({
  id: row.id,
  businessName: row.business_name,
  rfc: row.rfc,
  priceLevel: row.price_level,
  currency: row.currency ?? 'MXN',
  companyType: row.company_type,
  branchId: row.branch_id,
  salesmanId: row.salesman_id,
  secondaryMarkup: String(row.secondary_user_markup ?? 0),
  isActive: row.status === 1,
  isCreditBlocked: Boolean(row.credit_blocked),
});
