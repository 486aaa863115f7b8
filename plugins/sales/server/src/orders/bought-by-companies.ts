import { decimal, monthsBack, roundToCents } from '@mayorista/kernel';
import type { PurchaseService, Purchases } from '@mayorista/companies/contract';
import type { Knex } from 'knex';
import type { OrderStatus } from '../../../order.states';
import { tables } from '../uids';

/** Of these orders the goods are sold: paid, or on their way. */
export const boughtStatuses: readonly OrderStatus[] = [
  'paid',
  'preparing',
  'ready',
  'partially_shipped',
  'shipped',
  'delivered',
];

type Row = Readonly<Record<string, number | string | null>> & { readonly company_id: number };
const months = 12;
/** What an order's amounts are in pesos. */
const inPesos = (column: string): string =>
  `case when o.currency = 'USD' then ${column} * coalesce(o.exchange_rate, 0) else ${column} end`;

/** Says what companies bought in this month and the eleven before it; one query a figure, whatever their number. */
export const purchaseService: PurchaseService = {
  async ofLastYear(knex, companyIds) {
    if (companyIds.length === 0) return new Map();
    const periods = monthsBack(months);
    const [{ from } = { from: '' }] = periods;
    const bought = (): Knex.QueryBuilder =>
      knex(`${tables.order} as o`)
        .whereIn('o.company_id', [...companyIds])
        .where('o.placed_at', '>=', new Date(from))
        .whereIn('o.status', [...boughtStatuses])
        .groupBy('o.company_id')
        .select('o.company_id');
    const orders = (await bought()
      .select(
        ...periods.map((period, index) =>
          knex.raw(`max(case when o.placed_at >= ? and o.placed_at < ? then 1 else 0 end) as ??`, [
            new Date(period.from),
            new Date(period.to),
            `m${index}`,
          ]),
        ),
      )
      .select(knex.raw(`sum(${inPesos('o.total')}) as total`))) as Row[];
    const discounts = (await bought()
      .join(`${tables.detail} as d`, 'd.sale_order_id', 'o.id')
      .whereRaw('d.list_price > d.unit_price')
      .select(knex.raw(`sum(${inPesos('(d.list_price - d.unit_price) * d.quantity')}) as discount`))) as Row[];
    const saved = new Map(discounts.map((row) => [row.company_id, row.discount ?? 0]));
    return new Map(
      orders.map((row): [number, Purchases] => [
        row.company_id,
        {
          months: periods.filter((_, index) => Number(row[`m${index}`]) === 1).length,
          total: roundToCents(row.total ?? 0),
          discount: roundToCents(decimal(saved.get(row.company_id) ?? 0)),
        },
      ]),
    );
  },
};
