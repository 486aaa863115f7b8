import { z } from 'zod';
import {
  defineRoute,
  emit,
  inTransaction,
  NotFoundError,
  now,
  recordAudit,
  reject,
  advisoryLock,
  amendRecord,
  unpagedList,
  type Actor,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { taxonomyChanged } from '../../../events';
import { idOf, recordId } from '../input';
import { tables } from '../uids';
import { categoryResource } from './category.resource';
import { ownTree, readCategoryNodes } from './category-tree.store';
import type { CategoryNode } from '../../../shared/category-tree.rules';
import { placed } from './placed.rules';
import { categoryListOutput } from './place-category.answer';

const place = z.strictObject({
  parent_category_id: recordId.nullable(),
  /** Place among the categories of that parent, from 0; beyond the last is behind it. */
  index: z.number({ error: 'not_a_number' }).int('invalid').min(0).max(10_000),
});
type Place = z.output<typeof place>;

/** Puts a category below another, or at the root, between two of its brothers: the panel's tree moves it as one. */
export const placeCategoryRoute = defineRoute({
  method: 'PUT',
  path: '/category-places/:id',
  noun: 'categories',
  action: 'place',
  needs: 'categories.write',
  summary: 'Mover una categoría en el árbol',
  input: place,
  output: categoryListOutput,
  handle: (request) => inTransaction(request.strapi, (tx) => placeCategory(tx, request)),
});

async function placeCategory(tx: Tx, request: RouteRequest<Place>) {
  const { actor, input } = request;
  const id = idOf(request.params);
  await advisoryLock(tx, ownTree.turn);
  const nodes = await readCategoryNodes(tx.trx);
  const category = nodes.find((node) => node.id === id);
  if (category === undefined) throw new NotFoundError();
  const parentId = input.parent_category_id;
  if (parentId !== null && !nodes.some((node) => node.id === parentId)) reject('not_found', 'parent_category_id');
  if (category.parentId !== parentId)
    await amendRecord(
      categoryResource,
      { strapi: request.strapi, actor, locale: request.locale },
      { id: String(id), expected: null },
      { input: { parent_category_id: parentId }, files: [] },
    );
  const brothers = placed(
    nodes.filter((node) => node.parentId === parentId && node.id !== id),
    category,
    input.index,
  );
  for (const { node, position } of brothers) if (node.position !== position) await number(tx, actor, node, position);
  await emit(tx, taxonomyChanged, { kind: 'category', id });
  return unpagedList(brothers.map(({ node, position }) => ({ id: node.id, parent_category_id: parentId, position })));
}

/** Numbers a category in its new order; whoever looks at its history sees that it made room, or was moved. */
async function number(tx: Tx, actor: Actor, node: CategoryNode, position: number): Promise<void> {
  // The place is no text: it holds for the rows of every language.
  await tx
    .trx(tables.category)
    .whereIn('document_id', tx.trx(tables.category).where({ id: node.id }).select('document_id'))
    .update({ position, updated_at: now() });
  await recordAudit(tx, actor, {
    modelType: 'categories',
    modelId: node.id,
    action: 'changed',
    before: { position: node.position },
    after: { position },
  });
}
