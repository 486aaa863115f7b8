import { z } from 'zod';
import { defineRoute, ifMatchOf, knexOf, NotFound, pageOf, type RouteRequest } from '@mayorista/kernel';
import { idOf, queryFlag } from '../input';
import { moveTransfer } from './move-transfer';
import { stageInput, transferChange, transferInput, transferQuery } from './transfer.schema';
import { ensureInScope, ownBranchOf } from './transfer.scope';
import { findTransfer, transfersOf, type TransferRow } from './transfer.store';
import { transferViews } from './transfer.view';
import { changeDraft, createTransfer } from './write-transfer';

async function answer({ strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>, id: number) {
  const row = await findTransfer(knexOf(strapi), id);
  if (row === null) throw new NotFound();
  ensureInScope(actor, row);
  const [data] = await transferViews(strapi, [row], actor);
  return { data, id, meta: {} };
}

const shared = { noun: 'transfers', needs: 'transfers.write' } as const;

/** Transfers between warehouses (spec catalogue 3 and 7, Transfers). */
export const transferRoutes = [
  defineRoute({
    method: 'GET',
    path: '/transfers',
    noun: 'transfers',
    action: 'find',
    needs: 'transfers.read',
    summary: 'Traspasos entre almacenes',
    query: transferQuery,
    async handle({ strapi, actor, query }) {
      const page = await pageOf<TransferRow>(() => transfersOf(knexOf(strapi), query, ownBranchOf(actor)), query);
      return { data: await transferViews(strapi, page.rows, actor), total: page.total, meta: page.meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/transfers/:id',
    noun: 'transfers',
    action: 'findOne',
    needs: 'transfers.read',
    summary: 'Un traspaso con sus partidas',
    handle: (request) => answer(request, idOf(request.params)),
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/transfers',
    action: 'create',
    summary: 'Crear un traspaso; con `restock`, desde el resurtido',
    status: 201,
    input: transferInput,
    query: z.object({ restock: queryFlag }),
    handle: async (request) =>
      answer(request, await createTransfer(request.strapi, request.actor, request.input, request.query.restock)),
  }),
  ...(['PUT', 'PATCH'] as const).map((method) =>
    defineRoute({
      ...shared,
      method,
      path: '/transfers/:id',
      action: 'update',
      summary: 'Cambiar un traspaso en borrador',
      input: transferChange,
      async handle(request) {
        const id = idOf(request.params);
        await changeDraft(request.strapi, request.actor, id, { ...request.input, expected: ifMatchOf(request.ctx) });
        return answer(request, id);
      },
    }),
  ),
  defineRoute({
    ...shared,
    method: 'PUT',
    path: '/transfer-stages/:id',
    noun: 'transfer-stages',
    action: 'update',
    summary: 'Enviar, recibir o cancelar un traspaso',
    input: stageInput,
    async handle(request) {
      const id = idOf(request.params);
      await moveTransfer(request.strapi, request.actor, id, request.input);
      return answer(request, id);
    },
  }),
];
