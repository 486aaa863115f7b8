import { z } from 'zod';
import { defineExport } from '@mayorista/kernel';
import { recordId } from './wish-list.fields';
import { listPage } from './wish-list.view';

type Row = Awaited<ReturnType<typeof listPage>>['details'][number];

const textOf = (row: Row, field: string): string => String(row.product?.[field] ?? '');
/** What this person pays: their own price, else the fixed one, else the distributor's. */
const priceOf = ({ product }: Row): string | null =>
  (product?.secondary_user_price ??
    product?.calculated_fixed_price ??
    product?.calculated_distributor_price ??
    null) as string | null;

/** A person's list as a table, with what they pay today. */
export const wishListExport = defineExport<Row>()({
  name: 'wish-list',
  label: 'Lista de favoritos',
  needs: 'wish-lists.write',
  query: z.object({ list_id: recordId, currency: z.enum(['USD', 'MXN']).nullable(), locale: z.string() }),
  columns: [
    { title: 'SKU', value: ({ sku }) => sku },
    { title: 'Modelo', value: (row) => textOf(row, 'model') },
    { title: 'Marca', value: (row) => textOf(row, 'brand_name') },
    { title: 'Producto', value: ({ product_name }) => product_name },
    { title: 'Piezas', type: 'number', value: ({ quantity }) => quantity },
    { title: 'Precio unitario', type: 'number', value: priceOf },
    { title: 'Moneda', value: (row) => textOf(row, 'currency') },
  ],
  async *rows({ strapi, actor, query }) {
    yield* (await listPage(strapi, { actor, locale: query.locale, currency: query.currency }, query.list_id)).details;
  },
});
