import { z } from 'zod';
import { defineRoute, fetchPageBy, instantOutput, listOutput } from '@mayorista/kernel';
import { paging } from '../input';
import { stockOuts } from './stock-outs';

const stockOut = z
  .strictObject({
    id: z.int(),
    sku: z.string(),
    model: z.string(),
    name: z.string(),
    pieces: z.int().meta({ description: 'Vendidas en los últimos 90 días' }),
    last_sold_at: instantOutput,
  })
  .meta({ id: 'StockOut' });

interface Row {
  readonly id: number;
  readonly sku: string;
  readonly model: string;
  readonly name: string;
  readonly pieces: number | string;
  readonly last_sold_at: Date | string | number;
}

/** GET /stock-outs: the products that are sold and of which no warehouse has a free piece, those sold most first. */
export const listStockOuts = defineRoute({
  method: 'GET',
  path: '/stock-outs',
  noun: 'stock-outs',
  action: 'find',
  needs: 'restock.read',
  summary: 'Productos que se venden y están agotados',
  query: z.object({ ...paging }),
  output: listOutput(stockOut),
  async handle({ strapi, query }) {
    const page = await fetchPageBy<Row>(
      () => stockOuts(strapi),
      query,
      (found) =>
        found
          .orderBy('s.pieces', 'desc')
          .orderBy('c.product_id')
          .select('c.product_id as id', 'c.sku', 'c.model', 'c.name_es as name', 's.pieces', 's.last_sold_at'),
    );
    const data = page.rows.map(({ pieces, last_sold_at: at, ...row }) => ({
      ...row,
      pieces: Number(pieces),
      last_sold_at: new Date(at).toISOString(),
    }));
    return { data, total: page.total, meta: page.meta };
  },
});
