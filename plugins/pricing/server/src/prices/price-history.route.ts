import { z } from 'zod';
import { defineRoute, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { publicId } from '../fields.schema';

/** Who changed which part of a product's price, when, from what to what; newest first. */
export const priceHistory = defineRoute({
  method: 'GET',
  path: '/product-price-histories',
  noun: 'product-price-histories',
  action: 'find',
  needs: 'prices.explain',
  summary: 'Historial de precios de un producto',
  query: z.object({
    product_id: publicId,
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(10),
  }),
  async handle({ strapi, query }) {
    const entries = await service(strapi, 'catalogue.price-fields').history(query.product_id);
    const offset = (query.page - 1) * query.per_page;
    const pagination = {
      page: query.page,
      pageSize: query.per_page,
      pageCount: Math.ceil(entries.length / query.per_page),
      total: entries.length,
    };
    return { data: entries.slice(offset, offset + query.per_page), total: entries.length, meta: { pagination } };
  },
});
