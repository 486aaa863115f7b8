import { z } from 'zod';
import { typedNumber, readAudit, defineRoute, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { publicId } from '../fields.schema';
import { offersAuditedAs } from '../offers/offer-history';
import { productPriceHistoryListOutput } from './price-history.answer';

const mostEntries = 1_000;

/** Changes of the product's own prices and of its offers and volume tiers, newest first. */
async function historyOf(strapi: Core.Strapi, productId: number) {
  const own = await service(strapi, 'catalogue.price-fields').history(productId);
  const offers = await readAudit(strapi, { modelType: offersAuditedAs, modelId: productId, limit: mostEntries });
  const ofOffers = offers.flatMap(({ actorName, happenedAt, changes }) =>
    Object.entries(changes).map(([field, [before, after]]) => ({
      field,
      before: text(before),
      after: text(after),
      actor: actorName,
      changed_at: happenedAt,
    })),
  );
  return [...own, ...ofOffers].sort((a, b) => b.changed_at.localeCompare(a.changed_at));
}

const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

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
    page: typedNumber(z.number().int().min(1)).default(1),
    per_page: typedNumber(z.number().int().min(1).max(100)).default(10),
  }),
  output: productPriceHistoryListOutput,
  async handle({ strapi, query }) {
    const entries = await historyOf(strapi, query.product_id);
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
