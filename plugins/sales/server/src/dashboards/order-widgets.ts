import type { Widget } from '@mayorista/kernel';
import { orderStatusLabels, orderStatuses } from '../../../order.states';
import { ordersOf } from '../orders/order.scope';
import { boughtStatuses } from '../orders/bought-by-companies';

type Counted = Readonly<{ key: string | number | null; label?: string | null; n: number | string }>;
type Find = Parameters<Widget['find']>[0];
const mostDistributors = 10;

const placedIn = ({ strapi, actor, period: { from, to } }: Find) =>
  ordersOf(strapi, actor).where('placed_at', '>=', new Date(from)).where('placed_at', '<', new Date(to));

/** Whom most was sold to in a currency, without what is not paid. */
const topDistributors = (currency: 'USD' | 'MXN'): Widget => ({
  id: `top-distributors-${currency.toLowerCase()}`,
  dashboard: 'sales',
  label: currency === 'USD' ? 'Mejores clientes en dólares' : 'Mejores clientes en pesos',
  unit: currency,
  needs: 'sale-orders.read',
  async find(context) {
    const rows = (await placedIn(context)
      .where({ currency })
      .whereIn('status', [...boughtStatuses])
      .whereNotNull('company_id')
      .groupBy('company_id')
      .orderBy('n', 'desc')
      .orderBy('company_id')
      .limit(mostDistributors)
      .select({ key: 'company_id' })
      .max({ label: 'company_name' })
      .sum({ n: 'total' })) as Counted[];
    return rows.map(({ key, label, n }) => ({ key: String(key), label: label ?? `Empresa ${key}`, value: n }));
  },
});

/** Figures of orders, among those within reach. */
export const orderWidgets: readonly Widget[] = [
  {
    id: 'sale-orders-by-status',
    dashboard: 'sales',
    label: 'Pedidos del mes por estado',
    unit: 'count',
    needs: 'sale-orders.read',
    async find(context) {
      const rows = (await placedIn(context).groupBy('status').select({ key: 'status' }).count({ n: '*' })) as Counted[];
      const counts = new Map(rows.map(({ key, n }) => [key, Number(n)]));
      return orderStatuses.map((key) => ({ key, label: orderStatusLabels[key], value: counts.get(key) ?? 0 }));
    },
  },
  topDistributors('MXN'),
  topDistributors('USD'),
];
