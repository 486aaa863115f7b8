import { z } from 'zod';
import {
  defineRoute,
  emit,
  inTransaction,
  insertRow,
  getKnex,
  NotFoundError,
  now,
  recordAudit,
  reject,
  rejectDuplicate,
  unpagedList,
  type Actor,
  type Core,
  type Tx,
  emptyOutput,
} from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import { taxonomyChanged } from '../../../events';
import { flag, idOf, recordId, translationsOf } from '../input';
import { recordTables as tables } from '../sub-record.tables';
import { tables as own } from '../uids';
import { readStoreItems, type StoreItemRow } from './store-item.store';
import { adminStoreItemListOutput, adminStoreItemOutput } from './store-item.answer';

const noun = 'admin-store-items';
const [read, write] = ['store-items.read', 'store-items.write'] as const;
const creation = z.object({ category_id: recordId, is_active: flag.default(true) });
const change = z.object({ category_id: recordId.optional(), is_active: flag.optional() });
/** Ids of categories in their new order; records (store items, or categories) stand for the category they name. */
const ids = z
  .array(
    z.union([
      recordId,
      z.object({ category_id: recordId }).transform(({ category_id: id }) => id),
      z.object({ id: recordId }).transform(({ id }) => id),
    ]),
  )
  .min(1)
  .max(500);
const ordering = z
  .object({ categories: ids.optional(), storeItems: ids.optional(), ids: ids.optional() })
  .transform(({ categories, storeItems, ids: others }) => categories ?? storeItems ?? others);

const view = (row: StoreItemRow) => ({
  id: row.id,
  category_id: row.category_id,
  name: row.name,
  name_translations: translationsOf(row),
  is_active: Boolean(row.is_active),
  order: row.position,
});

async function one(strapi: Core.Strapi, id: number, message: string) {
  const row = (await readStoreItems(getKnex(strapi))).find((each) => each.id === id);
  if (row === undefined) throw new NotFoundError();
  return { data: view(row), message, meta: {} };
}

/** The divisions of the store's menu: which categories, in which order (spec catalogue 7, Store items). */
export const storeItemRoutes = [
  defineRoute({
    method: 'GET',
    path: '/admin-store-items',
    noun,
    action: 'find',
    needs: read,
    summary: 'Divisiones de la tienda',
    output: adminStoreItemListOutput,
    handle: async ({ strapi }) => unpagedList((await readStoreItems(getKnex(strapi))).map(view)),
  }),
  defineRoute({
    method: 'POST',
    path: '/admin-store-items',
    noun,
    action: 'create',
    needs: write,
    summary: 'Agregar una categoría a la tienda',
    status: 201,
    input: creation,
    output: adminStoreItemOutput,
    handle: async ({ strapi, actor, input }) =>
      one(strapi, await inTransaction(strapi, (tx) => addItem(tx, actor, input)), 'La categoria se ha creado!'),
  }),
  ...(['POST', 'PUT', 'PATCH'] as const).map((method) =>
    defineRoute({
      method,
      path: '/admin-store-items/:id',
      noun,
      action: 'update',
      needs: write,
      summary: 'Cambiar una categoría de la tienda',
      input: change,
      output: adminStoreItemOutput,
      async handle({ strapi, actor, params, input }) {
        await inTransaction(strapi, (tx) => changeItem(tx, actor, idOf(params), input));
        return one(strapi, idOf(params), 'La categoria se ha actualizado');
      },
    }),
  ),
  defineRoute({
    method: 'DELETE',
    path: '/admin-store-items/:id',
    noun,
    action: 'remove',
    needs: write,
    summary: 'Quitar una categoría de la tienda',
    output: emptyOutput,
    handle: ({ strapi, actor, params }) =>
      inTransaction(strapi, async (tx) => {
        const row = await itemOf(tx, idOf(params));
        await tx.trx(tables.storeItem).where({ id: row.id }).delete();
        await note(tx, actor, row, 'removed');
        return { data: null, meta: {} };
      }),
  }),
  ...['/admin-store-items-order', '/mega-menu-categories/order'].map((path) =>
    defineRoute({
      method: 'POST',
      path,
      noun: 'admin-store-items-order',
      action: 'store',
      needs: write,
      summary: 'Ordenar las categorías de la tienda',
      isRepeatable: true,
      input: ordering,
      output: adminStoreItemListOutput,
      async handle({ strapi, actor, input }) {
        await inTransaction(strapi, (tx) => orderItems(tx, actor, input ?? reject('required', 'categories')));
        return unpagedList((await readStoreItems(getKnex(strapi))).map(view));
      },
    }),
  ),
];

async function itemOf(tx: Tx, id: number): Promise<StoreItemRow> {
  const row = (await readStoreItems(tx.trx)).find((each) => each.id === id);
  if (row === undefined) throw new NotFoundError();
  return row;
}

async function refuseNoCategory(tx: Tx, id: number): Promise<void> {
  if ((await tx.trx(own.category).where({ id, locale: defaultLocale }).first('id')) === undefined)
    reject('not_found', 'category_id');
}

async function addItem(tx: Tx, actor: Actor, input: z.output<typeof creation>): Promise<number> {
  await refuseNoCategory(tx, input.category_id);
  const others = await readStoreItems(tx.trx);
  const row = { ...input, position: (others.at(-1)?.position ?? 0) + 1 };
  const id = await insertRow(tx, tables.storeItem, row).catch((error: unknown) => rejectDuplicate(error));
  await note(tx, actor, await itemOf(tx, id), 'created');
  return id;
}

async function changeItem(tx: Tx, actor: Actor, id: number, input: z.output<typeof change>): Promise<void> {
  await itemOf(tx, id);
  if (input.category_id !== undefined) await refuseNoCategory(tx, input.category_id);
  await tx
    .trx(tables.storeItem)
    .where({ id })
    .update({ ...input, updated_at: now() })
    .catch((error: unknown) => rejectDuplicate(error));
  await note(tx, actor, await itemOf(tx, id), 'changed');
}

/** The categories sent become the store's divisions in that order; those that are divisions already and were left out go behind. */
async function orderItems(tx: Tx, actor: Actor, wanted: readonly number[]): Promise<void> {
  const known = (await tx
    .trx(own.category)
    .whereIn('id', [...wanted])
    .where({ locale: defaultLocale })
    .select('id')) as { id: number }[];
  if (known.length !== new Set(wanted).size || new Set(wanted).size !== wanted.length) reject('store_items_missing');
  const current = await readStoreItems(tx.trx);
  const behind = current.map((item) => item.category_id).filter((id) => !wanted.includes(id));
  for (const [index, category_id] of [...wanted, ...behind].entries()) {
    const changed = await tx
      .trx(tables.storeItem)
      .where({ category_id })
      .update({ position: index + 1, updated_at: now() });
    if (changed === 0) await insertRow(tx, tables.storeItem, { category_id, is_active: true, position: index + 1 });
  }
  const [first] = await readStoreItems(tx.trx);
  if (first !== undefined) await note(tx, actor, first, 'ordered');
}

async function note(tx: Tx, actor: Actor, row: StoreItemRow, action: string): Promise<void> {
  await recordAudit(tx, actor, {
    modelType: noun,
    modelId: row.id,
    action,
    after: { name: row.name, is_active: Boolean(row.is_active), position: row.position },
  });
  await emit(tx, taxonomyChanged, { kind: 'category', id: row.category_id });
}
