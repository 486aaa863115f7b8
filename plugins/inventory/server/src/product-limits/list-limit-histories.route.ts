import type { z } from 'zod';
import { auditOf, defineRoute, wholeList, type RouteRequest } from '@mayorista/kernel';
import { auditedAs } from './change-product-limits';
import { productQuery } from './product-limit.schema';

const mostEntries = 500;

/** GET /product-limit-histories: who changed a product's limits, when, from what to what; newest first. */
async function listHistories({ strapi, query }: RouteRequest<unknown, z.output<typeof productQuery>>) {
  const entries = await auditOf(strapi, { modelType: auditedAs, modelId: query.product_id, limit: mostEntries });
  return wholeList(
    entries.map(({ actorName, happenedAt, changes }) => ({
      product_id: query.product_id,
      actor: actorName,
      changed_at: happenedAt,
      changes: Object.entries(changes).map(([name, [before, after]]) => {
        const at = name.lastIndexOf('.');
        return { warehouse: name.slice(0, at), field: name.slice(at + 1), before, after };
      }),
    })),
  );
}

export const productLimitHistories = defineRoute({
  needs: 'product-limits.read',
  method: 'GET',
  path: '/product-limit-histories',
  noun: 'product-limit-histories',
  action: 'find',
  summary: 'Historial de límites de un producto',
  query: productQuery,
  handle: listHistories,
});
