import { z } from 'zod';
import {
  defineRoute,
  emit,
  inTransaction,
  NotFoundError,
  recordAudit,
  recordId,
  typedId,
  unpagedList,
  ValidationError,
} from '@mayorista/kernel';
import { findByLegacyId } from '../orders/find-by-legacy-id';
import { insertEvent, lockOrder } from '../orders/order.store';
import { showOrder } from '../orders/show-order';
import { tables } from '../uids';
import { orderSalesmanChanged } from '../../../events';
import { eligibleSalesmen } from './eligible-salesmen';
import { saleOrderSalesmenOutput, saleOrderSalesmenListOutput } from './salesman.answer';

const noun = 'sale-order-salesmen';
const needs = 'sale-order-salesmen.change';
const changed = 'Se cambio el vendedor asignado correctamente';

/** Who attends an order, and whom it may be given to (spec people-and-crm 6 and 8). */
export const salesmanRoutes = [
  defineRoute({
    method: 'GET',
    path: '/sale-order-salesmen',
    noun,
    action: 'find',
    needs,
    summary: 'Vendedores a quienes se puede asignar un pedido',
    output: saleOrderSalesmenListOutput,
    handle: async ({ strapi, actor }) => unpagedList(await eligibleSalesmen(strapi, actor)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/sale-order-salesmen/:id',
    noun,
    action: 'update',
    needs,
    summary: 'Cambiar el vendedor asignado de un pedido',
    input: z.strictObject({ salesman_id: z.union([recordId, typedId]) }),
    output: saleOrderSalesmenOutput,
    async handle({ strapi, actor, params, input: { salesman_id: salesmanId } }) {
      const order = await findByLegacyId(strapi, actor, params.id ?? '');
      const next = (await eligibleSalesmen(strapi, actor)).find(({ id }) => id === salesmanId);
      if (next === undefined)
        throw new ValidationError([
          { code: 'salesman_not_changed' },
          { code: 'salesman_not_eligible', field: 'salesman_id' },
        ]);
      await inTransaction(strapi, async (tx) => {
        const locked = await lockOrder(tx, order.id);
        if (locked === undefined) throw new NotFoundError();
        if (locked.salesman_id === salesmanId) return;
        await tx.trx(tables.order).where({ id: order.id }).update({ salesman_id: salesmanId });
        await insertEvent(tx, order.id, {
          status: locked.status,
          told: { event: 'salesman_assigned', params: { name: next.name } },
          actorName: actor.name,
        });
        const [before, after] = [{ salesman_id: locked.salesman_id }, { salesman_id: salesmanId }];
        await recordAudit(tx, actor, { modelType: 'sale-orders', modelId: order.id, action: 'changed', before, after });
        await emit(tx, orderSalesmanChanged, { orderId: order.id, salesmanId });
      });
      return { data: await showOrder(strapi, actor, String(order.id)), meta: {}, message: changed };
    },
  }),
];
