import { z } from 'zod';
import { defineRecord, event, getKnex, service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import type { CandidateOf } from '@mayorista/kernel/shape';
import '@mayorista/shipping/contract';
import { orderShipped } from '../../../events';
import { saidOfOrders, saidOutput } from './said-of-orders';
import { orderShipment } from '../../../shared/order-shipment.shape';
import { changeStatusIn } from '../orders/change-status';
import { ordersOf, withinOrders } from '../orders/order.scope';
import { lockOrder } from '../orders/order.store';
import { tables } from '../uids';
import { dispatchShipment } from './dispatch-shipment';
import { judgeDraft, judgeMissing, toDraft, type ShipmentRow } from './judge-shipment';
import { countShipments, shippableLines } from './shipment.store';

/** A storeman ships from the own branch alone; whoever else may ship, from any. */
export const isOwn = ({ kind, roles, branchId }: Actor, branch: number): boolean =>
  kind !== 'person' || !roles.includes('storeman') || branchId === branch;

/** Serves what leaves warehouses for orders: buyers read their own, the warehouse picks, packs and ships. */
export const orderShipments = defineRecord(orderShipment, {
  omits: ['remove'],
  listsLines: true,
  scope: (query, actor, strapi) => withinOrders(query, 'order_shipments.sale_order_id', actor, strapi),
  companyOf: ({ company_id: id }) => id,
  initial: ({ actor }) => ({ prepared_by: actor.name }),
  checkIn: judgeWritten,
  afterWrite: async ({ tx, actor, before, after }) => {
    if (after === null) return;
    const begun = before === null ? await begin(tx, actor, after) : {};
    return { ...(await nameCarrier(tx, after, before)), ...begun };
  },
  computedOutput: {
    ...saidOutput,
    pieces: z.array(
      z.strictObject({
        detail_id: z.int(),
        product_id: z.int(),
        name: z.string(),
        model: z.string().nullable(),
        sku: z.string().nullable(),
        grade: z.string(),
        ordered: z.int(),
        quantity: z.int(),
        needs_serials: z.boolean(),
        serials: z.array(z.strictObject({ id: z.int(), serial: z.string() })),
      }),
    ),
  },
  computed: async (strapi, rows) => {
    const knex = getKnex(strapi);
    const lines = await shippableLines(knex, [...new Set(rows.map(({ sale_order_id: id }) => id))]);
    const said = await saidOfOrders(knex, rows);
    return (row) => ({
      ...said(row),
      pieces: row.lines.flatMap(({ detail_id: id, quantity }) => {
        const line = lines.find((each) => each.id === id);
        return line === undefined
          ? []
          : [
              {
                detail_id: id,
                product_id: line.productId,
                name: line.name,
                model: line.model,
                sku: line.sku,
                grade: line.grade,
                ordered: line.quantity,
                quantity,
                needs_serials: line.carriesSerials,
                serials: row.serials
                  .filter((each) => each.detail_id === id)
                  .map(({ id: serialId, serial }) => ({ id: serialId, serial })),
              },
            ];
      }),
    });
  },
  waits: { picking: { label: ['embarque por surtir y enviar', 'embarques por surtir y enviar'], lateAfterHours: 8 } },
  moves: {
    dispatch: {
      lock: 'sale_order',
      may: (row, actor) => isOwn(actor, row.branch_id),
      guard: async (row, knex) => judgeMissing(toDraft(row), await shippableLines(knex, [row.sale_order_id], row.id)),
      effect: dispatchShipment,
      announce: ({ id, sale_order_id: orderId }) => event(orderShipped, { shipmentId: id, orderId }),
    },
    cancel: { lock: 'sale_order', may: (row, actor) => isOwn(actor, row.branch_id) },
  },
});

interface Written {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: CandidateOf<typeof orderShipment>;
  readonly before: ShipmentRow | null;
}

async function judgeWritten({ tx, actor, record, before }: Written): Promise<FieldError[]> {
  const order = await lockOrder(tx, record.sale_order_id);
  const isInReach =
    order !== undefined &&
    (await ordersOf(tx.strapi, actor).transacting(tx.trx).where({ id: order.id }).first('id')) !== undefined;
  if (!isInReach) return [{ code: 'not_found', field: 'sale_order_id' }];
  // A guide is followed by who issued it.
  const guide =
    record.tracking_number !== null && record.carrier_id === null && before?.tracking_number !== record.tracking_number
      ? [{ code: 'carrier_of_guide_missing', field: 'carrier' }]
      : [];
  const own = isOwn(actor, record.branch_id) ? [] : [{ code: 'not_your_branch', field: 'branch_id' }];
  const draft = {
    id: before?.id ?? null,
    branchId: record.branch_id,
    lines: record.lines,
    serials: record.serials,
  };
  return [...own, ...guide, ...(await judgeDraft(tx, order, draft)).refusals];
}

/** A new shipment has its order's number with its own and, unless another is chosen, its carrier; it begins the order's preparation. */
async function begin(tx: Tx, actor: Actor, { id, sale_order_id: orderId, carrier_id: chosen }: ShipmentRow) {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) return {};
  const number = `${order.folio}-E${await countShipments(tx.trx, orderId)}`;
  if (order.status === 'paid') await changeStatusIn(tx, { orderId, to: 'preparing' }, actor);
  await tx.trx(tables.shipment).where({ id }).update({ company_id: order.company_id });
  const own = { carrier_id: order.carrier_id, carrier_name: order.carrier_name };
  return { number, ...(chosen === null ? own : {}) };
}

/** Copies the name of a carrier that was chosen. */
async function nameCarrier({ strapi }: Tx, { carrier_id: id }: ShipmentRow, before: ShipmentRow | null) {
  if (id === (before?.carrier_id ?? null)) return {};
  const chosen = id === null ? null : await service(strapi, 'shipping.options').findCarrier(id);
  return { carrier_name: chosen?.name ?? null };
}
