import type { z } from 'zod';
import { readAudit, defineRoute, unpagedList, type AuditEntry, type RouteRequest } from '@mayorista/kernel';
import { auditedAs } from './change-product-limits';
import { productQuery } from './product-limit.schema';
import { productLimitHistoryListOutput } from './list-limit-histories.answer';

const mostEntries = 500;

/** What of a product's own history belongs to the limits area (spec catalogue 5). */
const classification = new Set(['stage', 'stage_id', 'product_flow_type', 'discount_type', 'forecast']);

/** GET /product-limit-histories: who changed a product's limits or classification, when, from what to what; newest first. */
async function listHistories({ strapi, query }: RouteRequest<unknown, z.output<typeof productQuery>>) {
  const asked = { modelId: query.product_id, limit: mostEntries };
  const limits = await readAudit(strapi, { ...asked, modelType: auditedAs });
  const product = await readAudit(strapi, { ...asked, modelType: 'products' });
  const entries = [
    ...limits.map((entry) => ({ entry, changes: Object.entries(entry.changes).map(limitChange) })),
    ...product.map((entry) => ({ entry, changes: Object.entries(entry.changes).flatMap(classificationChange) })),
  ];
  return unpagedList(
    entries
      .filter(({ changes }) => changes.length > 0)
      .sort((a, b) => b.entry.happenedAt.localeCompare(a.entry.happenedAt))
      .map(({ entry, changes }) => ({
        product_id: query.product_id,
        actor: entry.actorName,
        changed_at: entry.happenedAt,
        changes,
      })),
  );
}

type Change = readonly [name: string, values: AuditEntry['changes'][string]];

/** 'MEX.minimum': a warehouse's code and its limit. */
function limitChange([name, [before, after]]: Change) {
  const at = name.lastIndexOf('.');
  return { warehouse: name.slice(0, at), field: name.slice(at + 1), before, after };
}

const classificationChange = ([field, [before, after]]: Change) =>
  classification.has(field) ? [{ warehouse: null, field, before, after }] : [];

export const productLimitHistories = defineRoute({
  needs: 'product-limits.read',
  method: 'GET',
  path: '/product-limit-histories',
  noun: 'product-limit-histories',
  action: 'find',
  summary: 'Historial de límites de un producto',
  query: productQuery,
  output: productLimitHistoryListOutput,
  handle: listHistories,
});
