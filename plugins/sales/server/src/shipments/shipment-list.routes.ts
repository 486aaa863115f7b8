import {
  defineRoute,
  fileHeaders,
  findShaped,
  getKnex,
  NotFoundError,
  service,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import { placeLines } from '../orders/place-lines';
import type { OrderRow } from '../orders/order.store';
import { tables } from '../uids';
import type { ShipmentRow } from './judge-shipment';
import { orderShipments } from './order-shipment.record';
import { printShipment, type PrintedShipment } from './print-shipment';
import { shippableLines } from './shipment.store';
import { shipmentListFileOutput } from './order-shipment.answer';

const list = (kind: PrintedShipment['kind'], summary: string) =>
  defineRoute({
    method: 'GET',
    path: `/order-shipments/:id/${kind}`,
    noun: 'order-shipment-lists',
    action: kind,
    needs: 'order-shipments.read',
    summary,
    output: shipmentListFileOutput,
    spends: 'pdf',
    async handle(request) {
      const printed = await readPrinted(request, kind);
      const name = `${printed.number}-${kind === 'picking' ? 'surtido' : 'empaque'}.pdf`;
      request.ctx.set(fileHeaders({ name, mime: 'application/pdf' }));
      return printShipment(printed);
    },
  });

/** The lists that go with a shipment, in PDF. */
export const shipmentListRoutes = [
  list('picking', 'Lista de surtido de un embarque en PDF'),
  list('packing', 'Lista de empaque de un embarque en PDF'),
];

async function readPrinted(
  { strapi, actor, params: { id = '' } }: Pick<RouteRequest<unknown, unknown>, 'strapi' | 'actor' | 'params'>,
  kind: PrintedShipment['kind'],
): Promise<PrintedShipment> {
  const shipment = /^\d{1,9}$/.test(id)
    ? ((await findShaped(orderShipments, { strapi }, Number(id), actor)) as ShipmentRow | null)
    : null;
  if (shipment === null) throw new NotFoundError();
  const knex = getKnex(strapi);
  const order = (await knex(tables.order).where({ id: shipment.sale_order_id }).first()) as OrderRow;
  const branch = await service(strapi, 'inventory.branches').find(shipment.branch_id);
  const lines = await shippableLines(knex, [order.id]);
  return {
    kind,
    number: shipment.number ?? '',
    folio: order.folio,
    ...wordsOf(order),
    company: order.company_name ?? order.buyer_name ?? '',
    warehouse: branch?.name ?? '',
    receiver: receiverOf(order, branch?.name ?? ''),
    guide: [shipment.carrier_name, shipment.tracking_number].filter(Boolean).join(', guía '),
    packages: shipment.packages,
    lines: shipment.lines.flatMap(({ detail_id: detailId, quantity }) => {
      const line = lines.find((each) => each.id === detailId);
      if (line === undefined) return [];
      const serials = shipment.serials.filter((each) => each.detail_id === detailId).map(({ serial }) => serial);
      const { model, name, sku, grade } = line;
      return [{ model: model ?? '', name, sku: sku ?? '', grade, quantity, serials }];
    }),
  };
}

/** What the buyer said. */
const wordsOf = ({ purchase_order_number: number, comments }: OrderRow) => ({
  purchaseOrder: number ?? '',
  comments: comments ?? '',
});

/** Who receives, and where. */
function receiverOf(order: OrderRow, branch: string): string[] {
  const address = order.delivery_address === null ? null : (JSON.parse(order.delivery_address) as DeliveryAddress);
  const { receiver_name: name, receiver_telephone: telephone } = order;
  return [
    ...placeLines({ address, receiver: name === null ? null : { name, telephone } }),
    ...(address === null ? [order.delivery_office_name ?? `Recoge en ${branch}`] : []),
    ...(order.carrier_collects ? ['La paquetería del cliente recoge aquí'] : []),
  ];
}
