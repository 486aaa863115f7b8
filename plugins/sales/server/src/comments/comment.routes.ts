import { z } from 'zod';
import {
  defineRoute,
  fetchPage,
  ForbiddenError,
  getKnex,
  inTransaction,
  NotFoundError,
  paging,
  recordAudit,
  recordId,
  reject,
  storeFile,
  typedId,
  ValidationError,
  type Actor,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { isOfTheHouse } from '@mayorista/config';
import { tables } from '../uids';
import { findByLegacyId } from '../orders/find-by-legacy-id';
import type { OrderRow } from '../orders/order.store';
import { filesOf, insertComment, insertFiles, lockComment, updateBody, type CommentRow } from './comment.store';
import { commentView } from './comment.view';
import { saleOrderCommentOutput, saleOrderCommentListOutput } from './comment.answer';

const noun = 'sale-order-comments';
const needs = 'sale-order-comments.write';
const kinds = ['sale-order', 'sale-orders', 'SaleOrder'] as const;
const mostFiles = 10;
const mostBytes = 10 * 1024 * 1024;
const extensions = ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'xlsx', 'docx', 'csv', 'txt', 'xml'];

const legacyId = z.union([z.string().trim().min(1, 'required').max(40), z.number().int()]).transform(String);
const body = z.string({ error: 'required' }).trim().min(1, 'required').max(10_000);
const kind = z.enum(kinds, { error: 'unknown_model_type' });

const named = z.strictObject({
  modelType: kind.optional(),
  modelId: legacyId.optional(),
  commentable_type: kind.optional(),
  commentable_id: legacyId.optional(),
  body,
});

const change = z.strictObject({ ...named.shape, id: z.union([recordId, typedId]) });

/** The order that is meant, under either of the documents' two names. */
const orderNamed = (
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  id: string | undefined,
): Promise<OrderRow> => (id === undefined ? reject('required', 'modelId') : findByLegacyId(strapi, actor, id));

const answer = async (request: Pick<RouteRequest, 'strapi'>, id: number) => {
  const knex = getKnex(request.strapi);
  const row = (await knex(tables.comment).where({ id }).first()) as CommentRow;
  return { data: commentView(row, await filesOf(knex, [id])), meta: {} };
};

/** The conversation of an order between its buyer's company and the house; the house's own notes are GET /comments (spec storefront 7, Sale orders). */
export const commentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/sale-order-comments',
    noun,
    action: 'find',
    needs: 'sale-orders.read',
    summary: 'Mensajes de un pedido',
    query: z.object({ modelType: kind.default('sale-order'), modelId: legacyId, ...paging }),
    output: saleOrderCommentListOutput,
    async handle(request) {
      const { id } = await orderNamed(request, request.query.modelId);
      const knex = getKnex(request.strapi);
      const of = () => knex(tables.comment).where({ sale_order_id: id });
      const { rows, total, meta } = await fetchPage<CommentRow>(of, request.query);
      const files = await filesOf(
        knex,
        rows.map((row) => row.id),
      );
      return { data: rows.map((row) => commentView(row, files)), total, meta };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/sale-order-comments',
    noun,
    action: 'create',
    needs,
    summary: 'Escribir un mensaje sobre un pedido, con archivos',
    status: 201,
    input: named,
    output: saleOrderCommentOutput,
    async handle(request) {
      const { strapi, actor, input, files } = request;
      const order = await orderNamed(request, input.commentable_id ?? input.modelId);
      const id = await inTransaction(strapi, (tx) => write(tx, actor, { order, body: input.body, files }));
      return answer(request, id);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/sale-order-comments',
    noun,
    action: 'update',
    needs,
    summary: 'Corregir un mensaje propio',
    input: change,
    output: saleOrderCommentOutput,
    async handle(request) {
      const { strapi, actor, input } = request;
      const order = await orderNamed(request, input.commentable_id ?? input.modelId);
      await inTransaction(strapi, async (tx) => {
        const row = await lockComment(tx, input.id);
        if (row?.sale_order_id !== order.id) throw new NotFoundError();
        if (row.author_kind !== actor.kind || row.author_id !== actor.id) throw new ForbiddenError();
        await updateBody(tx, row.id, input.body);
        await audit(tx, actor, { id: order.id, action: 'comment-changed', before: row.body, after: input.body });
      });
      return answer(request, input.id);
    },
  }),
];

interface Written {
  readonly order: OrderRow;
  readonly body: string;
  readonly files: RouteRequest['files'];
}

async function write(tx: Tx, actor: Actor, { order, body: text, files }: Written): Promise<number> {
  const sent = files.filter(({ sizeBytes }) => sizeBytes > 0);
  if (sent.length > mostFiles)
    throw new ValidationError([{ code: 'too_many_files', field: 'files', params: { max: mostFiles } }]);
  const id = await insertComment(tx, {
    sale_order_id: order.id,
    body: text,
    author_kind: actor.kind,
    author_id: actor.id,
    author_name: actor.name,
    is_from_house: actor.kind !== 'person' || isOfTheHouse(actor.roles),
  });
  const stored = [];
  for (const file of sent) {
    const terms = { maxBytes: mostBytes, extensions, owner: actor, needs: 'sale-orders.read' };
    const model = { type: 'sale-order', id: order.id };
    const fileId = await storeFile(tx, file, { ...terms, companyId: order.company_id, model });
    stored.push({ sale_order_comment_id: id, private_file_id: fileId, name: file.name });
  }
  await insertFiles(tx, stored);
  await audit(tx, actor, { id: order.id, action: 'commented', after: text });
  return id;
}

interface Fact {
  readonly id: number;
  readonly action: string;
  readonly before?: string;
  readonly after: string;
}

const audit = (tx: Tx, actor: Actor, { id, action, before, after }: Fact): Promise<void> =>
  recordAudit(tx, actor, {
    modelType: 'sale-orders',
    modelId: id,
    action,
    ...(before === undefined ? {} : { before: { mensaje: before } }),
    after: { mensaje: after },
  });
