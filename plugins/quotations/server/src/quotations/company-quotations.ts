import { service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { distributorQuotation } from '../../../shared';
import { tables } from '../uids';

interface Row {
  readonly id: number;
  readonly folio: string | null;
  readonly status: keyof typeof distributorQuotation.states;
  readonly created_at: Date | number | string;
}

/** Shows a company's newest quotations on its page of everything. */
export function showQuotationsOfCompanies(strapi: Core.Strapi): void {
  service(strapi, 'companies.desk').register({
    key: 'distributor-quotations',
    label: 'Cotizaciones',
    needs: 'distributor-quotations.read',
    page: '/plugins/quotations/distributor-quotations',
    async find(knex, companyId) {
      const [counted] = (await knex(tables.quotation).where({ company_id: companyId }).count({ n: '*' })) as {
        n: number | string;
      }[];
      const rows = (await knex(tables.quotation)
        .where({ company_id: companyId })
        .orderBy('id', 'desc')
        .limit(5)
        .select('id', 'folio', 'status', 'created_at')) as Row[];
      return {
        total: Number(counted?.n ?? 0),
        rows: rows.map(({ id, folio, status, created_at: at }) => ({
          id,
          text: `${folio ?? `Cotización ${id}`} · ${distributorQuotation.states[status].label.es}`,
          at: new Date(at).toISOString(),
        })),
      };
    },
  });
}
