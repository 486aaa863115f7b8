import { z } from 'zod';
import {
  typedNumber,
  defineRoute,
  enqueue,
  inTransaction,
  getKnex,
  ValidationError,
  service,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { publicId } from '../fields.schema';
import { judgePrices } from '../giving/judge-prices';
import { offersOf } from '../offers/offer.store';
import { applyMassiveDiscountJob } from './apply-massive-discount.job';
import { judgeChanges } from './massive-discount.rules';
import { massiveDiscountOutput, massiveDiscountListOutput } from './massive-discounts.answer';

const gridQuery = z.object({
  omniSearchQuery: z.string().max(200).optional(),
  brand_id: publicId.optional(),
  category_id: publicId.optional(),
  page: typedNumber(z.number().int().min(1)).default(1),
  per_page: typedNumber(z.number().int().min(1).max(200)).default(10),
});

/** The grid: products with everything their prices are made of (spec catalogue 7, Discounts). */
async function showGrid({ strapi, query }: RouteRequest<unknown, z.output<typeof gridQuery>>) {
  const fields = service(strapi, 'catalogue.price-fields');
  const { rows, total } = await fields.grid({
    text: query.omniSearchQuery ?? null,
    brandId: query.brand_id ?? null,
    categoryId: query.category_id ?? null,
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
  });
  const aaa = new Map(
    (
      await offersOf(
        getKnex(strapi),
        rows.map(({ id }) => id),
      )
    )
      .filter(({ kind }) => kind === 'aaa')
      .map((offer) => [offer.product_id, String(offer.discount)]),
  );
  const pagination = {
    page: query.page,
    pageSize: query.per_page,
    pageCount: Math.ceil(total / query.per_page),
    total,
  };
  return {
    data: rows.map((row) => ({ ...row, product_a_a_a_discount: aaa.get(row.id) ?? null })),
    total,
    meta: { pagination },
  };
}

const changesInput = z.strictObject({
  changes: z.record(z.string().regex(/^\d{1,10}$/, 'invalid'), z.record(z.string(), z.unknown())),
});

/** Checks the whole grid first, so that a wrong cell changes nothing; then a job writes it. Answers 202 with the job. */
async function applyGrid({ strapi, actor, input }: RouteRequest<z.output<typeof changesInput>>) {
  const ids = Object.keys(input.changes).map(Number);
  const known = await service(strapi, 'catalogue.price-fields').read(getKnex(strapi), ids);
  const { refusals, cells } = judgeChanges(input.changes, known);
  if (refusals.length > 0) throw new ValidationError(refusals);
  if (cells.size === 0) throw new ValidationError([{ code: 'no_changes', field: 'changes' }]);
  const { kind, id, name } = actor;
  const jobId = await inTransaction(strapi, async (tx) => {
    const aaa = new Map((await offersOf(tx.trx, ids)).map((offer) => [offer.product_id, String(offer.discount)]));
    const changes = [...cells].map(([productId, { product_a_a_a_discount: other, ...given }]) => {
      const [fields, was] = [known.get(productId) ?? {}, aaa.get(productId) ?? null];
      return {
        productId,
        before: { fields, percents: [was] },
        after: { fields: { ...fields, ...given }, percents: [other === undefined ? was : other] },
      };
    });
    await judgePrices(tx, actor, changes, 'changes');
    return enqueue(
      tx,
      applyMassiveDiscountJob,
      { cells: [...cells] as [number, Record<string, string | null>][], actor: { kind, id, name } },
      { requestedBy: actor },
    );
  });
  return { data: { job_id: jobId, products: cells.size }, meta: {} };
}

export const massiveDiscountRoutes = [
  defineRoute({
    method: 'GET',
    path: '/massive-discounts',
    noun: 'massive-discounts',
    action: 'find',
    needs: 'massive-discounts.read',
    summary: 'Productos para descuentos masivos',
    query: gridQuery,
    output: massiveDiscountListOutput,
    handle: showGrid,
  }),
  defineRoute({
    method: 'POST',
    path: '/massive-discounts',
    noun: 'massive-discounts',
    action: 'create',
    needs: 'massive-discounts.write',
    summary: 'Cambiar precios y descuentos de muchos productos',
    status: 202,
    input: changesInput,
    output: massiveDiscountOutput,
    handle: applyGrid,
  }),
];
