import { z } from 'zod';
import {
  answerRecord,
  defineRoute,
  findLockedShaped,
  inTransaction,
  insertRow,
  NotFoundError,
  now,
  recordAudit,
  reject,
  service,
  throwIfAny,
  typedId,
  ForbiddenError,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import { serialPattern } from '@mayorista/inventory/shared';
import { lockOrder } from '../orders/order.store';
import { tables } from '../uids';
import { judgeDraft, toDraft, toSerialLines, type Draft, type ShipmentRow } from './judge-shipment';
import { isOwn, orderShipments } from './order-shipment.record';
import { shippableLines } from './shipment.store';
import { orderShipmentOutput } from './order-shipment.answer';

const noun = 'order-shipment-serials';
const needs = 'order-shipments.write';

const input = z.strictObject({
  serial: z.string().trim().toUpperCase().min(1, 'required').regex(serialPattern, 'serial_invalid'),
  /** The line it is of; found by the serial itself unless said. */
  detail_id: typedId.optional(),
});

/** Serial numbers as a scanner reads them: one a call, judged at once. */
export const scanRoutes = [
  defineRoute({
    method: 'POST',
    path: '/order-shipments/:id/serials',
    noun,
    action: 'create',
    needs,
    summary: 'Capturar un número de serie de un embarque',
    status: 201,
    input,
    output: orderShipmentOutput,
    async handle(request) {
      const { strapi, actor, params } = request;
      const { serial, detail_id: named } = request.input;
      const id = await inTransaction(strapi, async (tx) => {
        const shipment = await openShipment(tx, actor, params.id ?? '');
        const order = await lockOrder(tx, shipment.sale_order_id);
        if (order === undefined) throw new NotFoundError();
        const draft = toDraft(shipment);
        const detailId = await lineOf(tx, draft, order.id, { serial, named });
        const serials = [...draft.serials, { detail_id: detailId, serial }];
        throwIfAny(onSerial((await judgeDraft(tx, order, { ...draft, serials })).refusals));
        await insertRow(tx, tables.shipmentSerial, { order_shipment_id: shipment.id, detail_id: detailId, serial });
        await written(tx, actor, shipment, { before: {}, after: { serial } });
        return shipment.id;
      });
      return answerRecord(orderShipments, request, id);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/order-shipments/:id/serials/:serial_id',
    noun,
    action: 'remove',
    needs,
    summary: 'Quitar un número de serie capturado',
    output: orderShipmentOutput,
    async handle(request) {
      const { strapi, actor, params } = request;
      const id = await inTransaction(strapi, async (tx) => {
        const shipment = await openShipment(tx, actor, params.id ?? '');
        const row = shipment.serials.find((each) => String(each.id) === params.serial_id);
        if (row === undefined) throw new NotFoundError();
        await tx.trx(tables.shipmentSerial).where({ id: row.id }).delete();
        await written(tx, actor, shipment, { before: { serial: row.serial }, after: {} });
        return shipment.id;
      });
      return answerRecord(orderShipments, request, id);
    },
  }),
];

/** The shipment, locked, while it is being picked. Throws NotFoundError, ForbiddenError, ValidationError. */
async function openShipment(tx: Tx, actor: Actor, id: string): Promise<ShipmentRow> {
  const row = /^\d{1,9}$/.test(id)
    ? ((await findLockedShaped(orderShipments, tx, Number(id), actor)) as ShipmentRow | null)
    : null;
  if (row === null) throw new NotFoundError();
  if (!isOwn(actor, row.branch_id)) throw new ForbiddenError();
  if (row.state !== 'picking') reject('shipment_closed');
  return row;
}

/** Which line a serial is of: the one whose product has it written down, else the only one that lacks serials. */
async function lineOf(
  tx: Tx,
  draft: Draft,
  orderId: number,
  { serial, named }: { readonly serial: string; readonly named: number | undefined },
): Promise<number> {
  if (named !== undefined) return named;
  const lines = toSerialLines(draft, await shippableLines(tx.trx, [orderId], draft.id));
  const known = await service(tx.strapi, 'inventory.serials').lock(tx, [serial]);
  const capturedOf = (id: number): number => draft.serials.filter((each) => each.detail_id === id).length;
  const ofSerial = lines.filter(({ productId }) => known.some((piece) => piece.productId === productId));
  const registered = await service(tx.strapi, 'inventory.serials').registered(
    tx.trx,
    lines.map(({ productId }) => productId),
  );
  const candidates = ofSerial.length > 0 ? ofSerial : lines.filter(({ productId }) => !registered.has(productId));
  const lacking = candidates.filter(({ detailId, quantity }) => capturedOf(detailId) < quantity);
  const products = new Set(lacking.map(({ productId }) => productId));
  if (products.size > 1) return reject('serial_of_several', 'detail_id');
  const [found] = lacking.length > 0 ? lacking : candidates;
  if (found !== undefined) return found.detailId;
  throwIfAny([
    { code: known.length > 0 ? 'serial_of_other_product' : 'serial_unknown', field: 'serial', params: { serial } },
  ]);
  throw new Error('A refusal was not thrown');
}

/** A reason against the scanned serial stands on its field, wherever it is in the shipment. */
const onSerial = (refusals: readonly FieldError[]): FieldError[] =>
  refusals.map(({ field, ...rest }) => ({ ...rest, ...(field?.startsWith('serials.') ? { field: 'serial' } : {}) }));

async function written(
  tx: Tx,
  actor: Actor,
  { id }: ShipmentRow,
  change: { readonly before: Readonly<Record<string, unknown>>; readonly after: Readonly<Record<string, unknown>> },
): Promise<void> {
  await tx.trx(tables.shipment).where({ id }).update({ updated_at: now() });
  await recordAudit(tx, actor, { modelType: 'order-shipments', modelId: id, action: 'changed', ...change });
}
