import {
  defineResource,
  getKnex,
  rejectUnknown,
  service,
  writeRule,
  type Actor,
  type BaseRow,
  type Core,
  type Tx,
  type Where,
} from '@mayorista/kernel';
import { people } from '@mayorista/people/shared';
import '../../../contract';
import { uids } from '../uids';
import { companyInput } from './company.schema';
import { companyDistributor } from './company.answer';

interface CompanyRow extends BaseRow {
  readonly business_name: string;
  readonly tradename: string | null;
  readonly rfc: string | null;
  readonly price_level: number;
  readonly currency: string;
  readonly company_type: string | null;
  readonly status: number;
  readonly credit_blocked: boolean;
  readonly secondary_user_markup: string | number;
  readonly salesman_id: number | null;
  readonly branch?: { id: number; name: string } | null;
}

/** Texts by which companies are found, in one index. */
export const companySearch = {
  uid: uids.company,
  search: ['business_name', 'tradename', 'rfc'],
  searchIndexed: true,
} as const;

/** Distributor companies as staff keep them (spec storefront 7, /company-distributors). */
export const companyResource = defineResource<CompanyRow>()({
  path: '/company-distributors',
  label: 'empresa distribuidora',
  ...companySearch,
  filters: ['price_level', 'company_type', 'status', 'credit_blocked', 'salesman_id'],
  sort: ['business_name'],
  populate: ['branch'],
  order: { business_name: 'asc' },
  scope: attendedAlone,
  read: { needs: 'companies.read' },
  create: writeRule({
    needs: 'companies.write',
    schema: companyInput,
    before: ({ tx, input }) => refuseUnknownSalesman(tx, input),
  }),
  update: writeRule({
    needs: 'companies.write',
    schema: companyInput.partial(),
    before: ({ tx, input }) => refuseUnknownSalesman(tx, input),
  }),
  output: companyDistributor,
  serialize: (row) => ({
    id: row.id,
    business_name: row.business_name,
    tradename: row.tradename,
    rfc: row.rfc,
    company_level: row.price_level,
    price_level: row.price_level,
    currency: row.currency,
    company_type: row.company_type,
    status: row.status,
    credit_blocked: row.credit_blocked,
    secondary_user_markup: String(row.secondary_user_markup),
    salesman_id: row.salesman_id,
    branch: row.branch ? { id: row.branch.id, name: row.branch.name } : null,
  }),
});

/** A salesman keeps to the companies that they and their people attend; a storeman, employee though they are, knows no company's terms. */
function attendedAlone({ kind, id, roles }: Actor, strapi: Core.Strapi): Where {
  if (kind !== 'person' || roles.includes('call_agent')) return {};
  if (roles.includes('salesman') && id !== null)
    return { id: { $in: service(strapi, 'companies.companies').attendedBy(getKnex(strapi), id) } };
  return roles.includes('storeman') ? { id: { $in: [] } } : {};
}

const refuseUnknownSalesman = (tx: Tx, { salesman_id: id }: { salesman_id?: number | null }): Promise<void> =>
  rejectUnknown(tx, [{ field: 'salesman_id', to: people, id }]);
