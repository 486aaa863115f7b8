import { amountText, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { orderStatusLabels, type OrderStatus } from '../../../order.states';
import { tables } from '../uids';

interface Row {
  readonly id: number;
  readonly folio: string;
  readonly status: OrderStatus;
  readonly total: string | number;
  readonly currency: string;
  readonly placed_at: Date | number | string;
}

/** Shows a company's newest orders on its page of everything. */
export function showOrdersOfCompanies(strapi: Core.Strapi): void {
  service(strapi, 'companies.desk').register({
    key: 'sale-orders',
    label: 'Pedidos',
    needs: 'sale-orders.read',
    page: '/plugins/sales/pedidos',
    async find(knex, companyId) {
      const [counted] = (await knex(tables.order).where({ company_id: companyId }).count({ n: '*' })) as {
        n: number | string;
      }[];
      const rows = (await knex(tables.order)
        .where({ company_id: companyId })
        .orderBy([
          { column: 'placed_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(5)
        .select('*')) as Row[];
      return {
        total: Number(counted?.n ?? 0),
        rows: rows.map(({ id, folio, status, total, currency, placed_at: at }) => ({
          id,
          text: `${folio} · ${orderStatusLabels[status]} · ${amountText(total)} ${currency}`,
          at: new Date(at).toISOString(),
        })),
      };
    },
  });
}
