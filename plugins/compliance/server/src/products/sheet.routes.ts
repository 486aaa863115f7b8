import { z } from 'zod';
import { defineRoute, inTransaction, getKnex, fetchPageBy, service, say } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { idOf, recordId } from '../input';
import { successes } from '../messages';
import { changeSheets } from './bulk-sheets';
import { changeSheet } from './change-sheet';
import { changeSheetStatus } from './change-status';
import { boardQuery, bulkSheets, sheetChange, sheetStatusChange, tariffLink } from './sheet.schema';
import { countsByState, findSheet, sheetsMatching, type SheetRow } from './sheet.store';
import { boardView, sheetView, tariffPart } from './sheet.view';
import { linkTariff } from './tariff-link';
import {
  nomLightOutput,
  productTariffFractionOutput,
  nomProductChangeManyOutput,
  nomProductChangeStatusOutput,
  nomProductOutput,
  nomProductListOutput,
} from './sheet.answer';

const noun = 'nom-products';
const read = 'nom-products.read';
const write = 'nom-products.write';

/** The compliance sheet of products: board, sheet, approval, bulk changes and tariff fraction (spec catalogue 7). */
export const sheetRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-products',
    noun,
    action: 'find',
    needs: read,
    summary: 'Tablero NOM de productos',
    query: boardQuery,
    output: nomProductListOutput,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<SheetRow>(
        () => sheetsMatching(strapi, query),
        query,
        (found) =>
          // Databases do not agree on where a product without a date stands: last.
          (query.order_by === 'expires_on' ? found.orderByRaw('p.expires_on is null') : found)
            .orderBy(query.order_by === 'id' ? 'p.product_id' : `p.${query.order_by}`, query.order_direction)
            .orderBy('p.product_id')
            .select('p.*'),
      );
      return { data: rows.map(boardView), total, meta: { ...meta, states: await countsByState(strapi, query) } };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-products/:id',
    noun,
    action: 'findOne',
    needs: read,
    summary: 'Expediente NOM de un producto',
    output: nomProductOutput,
    handle: async ({ strapi, actor, params }) => ({ data: await sheetView(strapi, actor, idOf(params)), meta: {} }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/nom-products/:id',
    noun,
    action: 'update',
    needs: write,
    summary: 'Cambiar el expediente NOM de un producto',
    input: sheetChange,
    output: nomProductOutput,
    async handle({ strapi, actor, params, input }) {
      await inTransaction(strapi, (tx) => changeSheet(tx, actor, idOf(params), input));
      return { data: await sheetView(strapi, actor, idOf(params)), meta: {} };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/nom-product-status/:id',
    noun,
    action: 'changeStatus',
    needs: write,
    summary: 'Aprobar o mover el expediente NOM de un producto',
    input: sheetStatusChange,
    output: nomProductChangeStatusOutput,
    async handle({ strapi, actor, params, input }) {
      await inTransaction(strapi, (tx) =>
        changeSheetStatus(tx, actor, {
          productId: idOf(params),
          status: input.status,
          notes: input.notes ?? null,
          expected: input.expected_status,
        }),
      );
      return {
        data: await sheetView(strapi, actor, idOf(params)),
        ...(input.status === 'approved' ? { message: say(successes.productApproved) } : {}),
        meta: {},
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/bulk-nom-products',
    noun,
    action: 'changeMany',
    needs: write,
    summary: 'Cambiar el expediente NOM de muchos productos',
    input: bulkSheets,
    output: nomProductChangeManyOutput,
    handle: ({ strapi, actor, input }) =>
      inTransaction(strapi, async (tx) => ({ data: { changed: await changeSheets(tx, actor, input) }, meta: {} })),
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-tariff-fractions/:id',
    noun: 'product-tariff-fractions',
    action: 'update',
    needs: 'tariff-fractions.assign',
    summary: 'Fracción arancelaria de un producto',
    input: tariffLink,
    output: productTariffFractionOutput,
    async handle({ strapi, actor, params, input }) {
      const productId = idOf(params);
      await inTransaction(strapi, (tx) => linkTariff(tx, actor, productId, input));
      return {
        data: { product_id: productId, ...(await tariffPart(strapi, await findSheet(getKnex(strapi), productId))) },
        meta: {},
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-lights',
    noun: 'nom-lights',
    action: 'find',
    needs: read,
    summary: 'Semáforo NOM de productos',
    query: z.object({
      product_ids: z
        .string()
        .transform((given) => given.split(',').filter(Boolean) as (string | number)[])
        .pipe(z.array(recordId).min(1, 'products_required').max(100)),
    }),
    output: nomLightOutput,
    async handle({ strapi, query }) {
      const lights = await service(strapi, 'compliance.lights').of(query.product_ids);
      return {
        data: [...lights].map(([product_id, light]) => ({ product_id, ...light })),
        total: lights.size,
        meta: {},
      };
    },
  }),
];
