import { z } from 'zod';
import { defineRoute, getKnex, sendExport, unpagedList, emptyOutput } from '@mayorista/kernel';
import { ownerOf, pathIdOf } from '../owner';
import { wishListExport } from './wish-list.export';
import { listName, quantity, recordId } from './wish-list.fields';
import { markedProducts } from './wish-list.store';
import { listPage, listViews, ownList } from './wish-list.view';
import { keep, remove, rename, type Keep } from './write-list';
import {
  wishListDownloadOutput,
  wishListProductListOutput,
  wishListCreateOutput,
  wishListFindOneOutput,
  wishListOutput,
} from './wish-list.answer';

const needs = 'wish-lists.write';
const noun = 'wish-lists';

const currency = z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional();
const pageQuery = z.object({ currency, locale: z.string().optional() });

/** As the document's payload: product_id, type, list_id or name. */
const keeping = z.strictObject({
  product_id: recordId.nullish(),
  quantity: quantity.nullish(),
  type: z.enum(['general', 'normal', 'other'], { error: 'not_an_option' }).optional(),
  list_id: recordId.nullish(),
  name: z.string({ error: 'list_name_required' }).nullish(),
});

function destinationOf({ type, list_id, name }: z.output<typeof keeping>): Keep['into'] {
  if (list_id != null) return { listId: list_id };
  if (type === 'general') return { type };
  return { name: name ?? '' };
}

const named = keeping.superRefine((input, context) => {
  const into = destinationOf(input);
  if (!('name' in into)) return;
  for (const { message } of listName.safeParse(into.name).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['name'], message });
});

export const wishListRoutes = [
  defineRoute({
    method: 'GET',
    path: '/wish-lists',
    noun,
    action: 'find',
    needs,
    summary: 'Mis listas de favoritos',
    query: z.object({ product_id: recordId.optional(), locale: z.string().optional() }),
    output: wishListOutput,
    async handle({ strapi, actor, locale, query }) {
      const lists = await listViews(strapi, actor, locale, query.product_id ?? null);
      return { ...unpagedList(lists), totalDetails: lists.reduce((sum, { totalDetails }) => sum + totalDetails, 0) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/wish-lists',
    noun,
    action: 'create',
    needs,
    summary: 'Guardar un producto o crear una lista',
    input: named,
    isRepeatable: true,
    output: wishListCreateOutput,
    async handle({ strapi, actor, locale, input }) {
      const into = destinationOf(input);
      const id = await keep(strapi, actor, {
        productId: input.product_id ?? null,
        quantity: input.quantity ?? null,
        into: 'name' in into ? { name: listName.parse(into.name) } : into,
      });
      const lists = await listViews(strapi, actor, locale, input.product_id ?? null);
      return { data: lists.find((list) => list.id === id), meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/wish-lists/:id',
    noun,
    action: 'findOne',
    needs,
    summary: 'Una lista con sus productos',
    query: pageQuery,
    output: wishListFindOneOutput,
    handle: async ({ strapi, actor, locale, params, query }) => ({
      data: await listPage(strapi, { actor, locale, currency: query.currency ?? null }, pathIdOf(params.id)),
      meta: {},
    }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/wish-lists/:id',
    noun,
    action: 'update',
    needs,
    summary: 'Renombrar una lista',
    input: z.strictObject({ name: listName }),
    output: wishListCreateOutput,
    async handle({ strapi, actor, locale, params, input }) {
      const { id } = await ownList(strapi, actor, pathIdOf(params.id));
      await rename(strapi, actor, id, input.name);
      return { data: (await listViews(strapi, actor, locale, null)).find((list) => list.id === id), meta: {} };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/wish-lists/:id',
    noun,
    action: 'remove',
    needs,
    summary: 'Eliminar una lista',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      await remove(strapi, actor, (await ownList(strapi, actor, pathIdOf(params.id))).id);
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/wish-list-products',
    noun: 'wish-list-products',
    action: 'find',
    needs,
    summary: 'Productos que están en mis listas',
    output: wishListProductListOutput,
    async handle({ strapi, actor }) {
      const rows = await markedProducts(getKnex(strapi), ownerOf(actor));
      return unpagedList(rows.map(({ product_id, n }) => ({ product_id, wish_list_count: n })));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/wish-list-downloads/:id',
    noun: 'wish-list-downloads',
    action: 'findOne',
    needs,
    summary: 'Descargar una lista en CSV',
    query: pageQuery,
    output: wishListDownloadOutput,
    async handle(request) {
      const { strapi, actor, locale, params, query } = request;
      const { id } = await ownList(strapi, actor, pathIdOf(params.id));
      return sendExport(request, wishListExport, {
        format: 'csv',
        query: { list_id: id, currency: query.currency ?? null, locale },
      });
    },
  }),
];
