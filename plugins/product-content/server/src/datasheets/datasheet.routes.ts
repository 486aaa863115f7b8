import {
  defineRoute,
  emit,
  parseIfMatch,
  inTransaction,
  getKnex,
  fetchPage,
  recordAudit,
  reject,
  type Core,
  emptyOutput,
} from '@mayorista/kernel';
import { datasheetChanged } from '../../../events';
import { idOf, translationsOf } from '@mayorista/catalogue/inputs';
import { searched } from '../searched';
import { tables } from '../tables';
import { categoriesOf } from './category-datasheets';
import { listViews, saveList } from './datasheet-lists';
import { datasheetChange, datasheetInput, datasheetLook, datasheetQuery, listInput } from './datasheet.schema';
import { readDatasheet, type DatasheetRow } from './datasheet.store';
import { datasheetView } from './datasheet.view';
import { showProductDatasheet } from './product-datasheet';
import { saveDatasheet } from './write-datasheet';
import {
  datasheetListCreateOutput,
  datasheetListListOutput,
  datasheetCreateOutput,
  datasheetOutput,
  datasheetListOutput,
} from './datasheet.answer';

const [read, write] = ['datasheets.read', 'datasheets.write'] as const;
const noun = 'datasheets';

async function whole(strapi: Core.Strapi, id: number) {
  const categories = (await categoriesOf(strapi, [id])).get(id) ?? [];
  return { data: datasheetView(await readDatasheet(getKnex(strapi), id), categories), meta: {} };
}

async function summaries(strapi: Core.Strapi, rows: readonly DatasheetRow[]) {
  const ids = rows.map(({ id }) => id);
  const counts = (await getKnex(strapi)(tables.datasheetField)
    .whereIn('datasheet_id', ids)
    .groupBy('datasheet_id')
    .select('datasheet_id')
    .count({ n: '*' })) as { datasheet_id: number; n: number | string }[];
  const byId = new Map(counts.map(({ datasheet_id, n }) => [datasheet_id, Number(n)]));
  const categories = await categoriesOf(strapi, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    name_translations: translationsOf(row),
    fields_count: byId.get(row.id) ?? 0,
    categories: categories.get(row.id) ?? [],
  }));
}

/** Datasheets: what is said of the products of a category (spec catalogue 7, Datasheets and reference data). */
export const datasheetRoutes = [
  defineRoute({
    method: 'GET',
    path: '/datasheets',
    noun,
    action: 'find',
    needs: read,
    summary: 'Listar fichas técnicas',
    query: datasheetQuery,
    output: datasheetListOutput,
    async handle({ strapi, query }) {
      const knex = getKnex(strapi);
      const { rows, total, meta } = await fetchPage<DatasheetRow>(
        () => searched(strapi, knex(tables.datasheet), ['name', 'name_en'], query.omniSearchQuery),
        query,
      );
      return { data: await summaries(strapi, rows), total, meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/datasheets/:id',
    noun,
    action: 'findOne',
    needs: read,
    summary: 'Mostrar una ficha técnica, o la de un producto',
    query: datasheetLook,
    output: datasheetOutput,
    async handle({ strapi, params, query }) {
      const id = idOf(params);
      if (query.showForProduct !== true) return whole(strapi, id);
      const filled = await showProductDatasheet(strapi, query.product_id ?? reject('required', 'product_id'), id);
      return { data: { ...(await whole(strapi, id)).data, ...filled, id }, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/datasheets',
    noun,
    action: 'create',
    needs: write,
    summary: 'Crear una ficha técnica',
    status: 201,
    input: datasheetInput,
    output: datasheetCreateOutput,
    handle: async ({ strapi, actor, input }) =>
      whole(strapi, await inTransaction(strapi, (tx) => saveDatasheet(tx, actor, { id: null, expected: null }, input))),
  }),
  defineRoute({
    method: 'PUT',
    path: '/datasheets/:id',
    noun,
    action: 'update',
    needs: write,
    summary: 'Cambiar una ficha técnica',
    input: datasheetChange,
    output: datasheetCreateOutput,
    handle: async ({ strapi, actor, params, input, ctx }) =>
      whole(
        strapi,
        await inTransaction(strapi, (tx) =>
          saveDatasheet(tx, actor, { id: idOf(params), expected: parseIfMatch(ctx) }, input),
        ),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/datasheets/:id',
    noun,
    action: 'remove',
    needs: write,
    summary: 'Eliminar una ficha técnica',
    output: emptyOutput,
    handle: ({ strapi, actor, params }) =>
      inTransaction(strapi, async (tx) => {
        const sheet = await readDatasheet(tx.trx, idOf(params));
        if ((await categoriesOf(strapi, [sheet.id])).size > 0) reject('datasheet_in_use');
        await tx.trx(tables.datasheet).where({ id: sheet.id }).delete();
        await recordAudit(tx, actor, {
          modelType: noun,
          modelId: sheet.id,
          action: 'removed',
          before: { name: sheet.name },
        });
        await emit(tx, datasheetChanged, { id: sheet.id });
        return { data: null, meta: {} };
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/datasheet-lists',
    noun: 'datasheet-lists',
    action: 'find',
    needs: read,
    summary: 'Listar listas de valores',
    query: datasheetQuery,
    output: datasheetListListOutput,
    async handle({ strapi, query }) {
      const knex = getKnex(strapi);
      const { rows, total, meta } = await fetchPage<{ id: number; name: string }>(
        () => searched(strapi, knex(tables.datasheetList), ['name'], query.omniSearchQuery),
        query,
      );
      return { data: await listViews(knex, rows), total, meta };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/datasheet-lists',
    noun: 'datasheet-lists',
    action: 'create',
    needs: write,
    summary: 'Crear o cambiar una lista de valores',
    status: 201,
    input: listInput,
    output: datasheetListCreateOutput,
    async handle({ strapi, actor, input }) {
      const id = await inTransaction(strapi, (tx) => saveList(tx, actor, input));
      return { data: (await listViews(getKnex(strapi), [{ id, name: input.name }]))[0], meta: {} };
    },
  }),
];
