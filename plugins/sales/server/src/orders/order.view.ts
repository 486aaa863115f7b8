import { instant, isAllowed, refusalText, nextStates, roundToCents, type Actor, say } from '@mayorista/kernel';
import { eventText } from './event-words';
import type { BranchProfile } from '@mayorista/inventory/contract';
import type { CompanyProfile } from '@mayorista/companies/contract';
import type { PriceStep } from '@mayorista/pricing/contract';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import { deliveryMethodWords, isDeliveryMethod } from '@mayorista/shipping/shared';
import type {
  OrderDeliveryView,
  OrderLineView,
  OrderPerson,
  OrderSummary,
  OrderView,
  StaffOrderParts,
} from '../../../contract';
import { buyerMay } from '../buyer/buyer-may';
import { asksReason, fulfilmentWords } from '../../../order.states';
import { paymentView } from '../payments/payment.view';
import type { PaymentRow } from '../payments/payment.store';
import { orderMachine, type OrderSubject } from './order.machine';
import { hidesCharged, isMarkedUpOrder, linesAsSeen, orderAsSeen } from './order.amounts';
import { personName } from './order.rules';
import type { DetailRow, EventRow, OrderRow, PersonRow } from './order.store';

const cents = (value: string | number | null): string => roundToCents(value ?? 0);

/** An order in a list, with the amounts that its reader may see. */
export const orderSummary = (
  order: OrderRow,
  branch: { id: number; name: string } | null,
  actor: Actor,
): OrderSummary => ({
  ...amountsOf(order, actor),
  id: order.id,
  folio: order.folio,
  status: order.status,
  status_label: say(orderMachine.labels[order.status]),
  placed_at: instant(new Date(order.placed_at)),
  branch,
  delivery_type: order.delivery_type,
  payment_method: order.payment_method,
  buyer_name: order.buyer_name,
  company_name: order.company_name,
  purchase_order_number: order.purchase_order_number,
});

function amountsOf(order: OrderRow, actor: Actor) {
  const { subtotal, iva, total, payment_reference } = orderAsSeen(order, actor);
  const isHidden = hidesCharged(order, actor);
  return {
    currency: order.currency,
    subtotal: cents(subtotal),
    shipping_cost: cents(order.shipping_cost),
    iva: cents(iva),
    iva_rate: String(order.iva_rate),
    total: cents(total),
    payment_reference,
    is_paid_by_company: isHidden,
    marked:
      isHidden || !isMarkedUpOrder(order)
        ? null
        : { subtotal: cents(order.marked_subtotal), iva: cents(order.marked_iva), total: cents(order.marked_total) },
  };
}

interface Around {
  readonly branch: BranchProfile | null;
  readonly details: readonly DetailRow[];
  readonly events: readonly EventRow[];
  readonly payments: readonly PaymentRow[];
  /** Names of the warehouses that lines ship from, by id. */
  readonly warehouses: ReadonlyMap<number, string>;
  readonly actor: Actor;
}

interface Behind extends Around {
  readonly buyer: PersonRow | null;
  readonly salesman: PersonRow | null;
  readonly company: CompanyProfile | null;
  /** What its shipments make of the order. */
  readonly shipping: OrderSubject['shipping'];
}

/** Why each price is what it is, who is behind an order and its next steps are for whoever works on orders. */
export const isForStaff = (actor: Actor): boolean => actor.kind === 'staff' || isAllowed(actor, 'sale-orders.manage');

/** An order's page, as its buyer sees it. */
export function orderView(
  order: OrderRow,
  { branch, details, events, payments, warehouses, actor }: Around,
): OrderView {
  return {
    ...orderSummary(order, branch === null ? null : { id: branch.id, name: branch.name }, actor),
    exchange_rate: order.exchange_rate === null ? null : String(order.exchange_rate),
    iva_note: order.iva_note,
    details: linesAsSeen(order, details, actor).map((line) => lineView(line, warehouses, hidesCharged(order, actor))),
    history: events.map((event) => ({ at: instant(new Date(event.happened_at)), label: eventText(event) })),
    order_type: order.order_type ?? 'normal',
    cfdi_use: order.cfdi_use,
    comments: order.comments,
    delivery: deliveryView(order),
    // How much of what is paid how is told with what is charged.
    payments: hidesCharged(order, actor) ? [] : payments.map(paymentView),
    buyer_may: buyerMay(order, payments, actor),
  };
}

const deliveryView = (order: OrderRow): OrderDeliveryView => {
  const method = isDeliveryMethod(order.delivery_type ?? '') ? order.delivery_type : 'branch_pickup';
  return {
    method: method as OrderDeliveryView['method'],
    method_label: say(deliveryMethodWords[method as OrderDeliveryView['method']]),
    carrier_name: order.carrier_name,
    office_name: order.delivery_office_name,
    tracking_number: order.tracking_number,
    carrier_collects: Boolean(order.carrier_collects),
    guide_file: guideOf(order),
    receiver: order.receiver_name === null ? null : { name: order.receiver_name, telephone: order.receiver_telephone },
    address: order.delivery_address === null ? null : (JSON.parse(order.delivery_address) as DeliveryAddress),
  };
};

/** The buyer's own guide, which whoever hands the goods over prints. */
const guideOf = ({ guide_file_id: id }: OrderRow): OrderDeliveryView['guide_file'] =>
  id == null ? null : { id, name: 'Guía del cliente', url: `/api/private-files/${id}` };

/** What staff see more than the buyer, and what they may do next. */
export function staffView(
  order: OrderRow,
  { branch, details, events, warehouses, actor, buyer, salesman, company, shipping }: Behind,
): StaffOrderParts {
  // A storeman hands pieces over; what a company's terms are is no part of it.
  const explains = isAllowed(actor, 'prices.explain');
  const open = nextStates(orderMachine, order.status, { lineCount: details.length, shipping }, actor).filter(
    // Shipments take these steps; they are offered only where one is left to be taken.
    ({ to, refusals }) => refusals.length === 0 || (to !== 'shipped' && to !== 'partially_shipped'),
  );
  return {
    buyer: person(buyer),
    salesman: person(salesman),
    company:
      company === null
        ? null
        : {
            id: company.id,
            business_name: company.businessName,
            rfc: company.rfc,
            price_level: explains ? company.priceLevel : null,
          },
    branch: branch === null ? null : pick(branch),
    details: details.map((line) => ({
      ...lineView(line, warehouses, false),
      sku: line.sku,
      list_price: cents(line.list_price),
      price_steps: explains ? (JSON.parse(line.price_steps ?? '[]') as PriceStep[]) : [],
    })),
    history: events.map((event) => ({
      at: instant(new Date(event.happened_at)),
      label: eventText(event),
      actor: event.actor_name,
      reason: event.reason,
    })),
    next_states: open.map(({ to, label, refusals }) => ({
      to,
      label,
      needs_reason: asksReason(to),
      closed_because: refusals.map((refusal) => refusalText(refusal)),
    })),
  };
}

/** A line; `isHidden` where its amounts are marked up already, and what is charged is not told. */
export const lineView = (
  line: DetailRow,
  warehouses: ReadonlyMap<number, string>,
  isHidden: boolean,
): OrderLineView => ({
  id: line.id,
  product_id: line.product_id,
  name: line.name,
  model: line.model,
  image_full_path: line.image_url,
  auction_type: line.grade === 'Stock' ? null : line.grade,
  quantity: line.quantity,
  shipped_quantity: line.shipped_quantity ?? 0,
  unit_price: cents(line.unit_price),
  marked_unit_price: isHidden || line.marked_unit_price == null ? null : cents(line.marked_unit_price),
  subtotal: cents(line.subtotal),
  fulfilment: line.fulfilment ?? 'stock',
  fulfilment_label: say(fulfilmentWords[line.fulfilment ?? 'stock']),
  warehouse: warehouseOf(line, warehouses),
  promised_on: line.promised_on?.slice(0, 10) ?? null,
  warranty_months: line.warranty_months,
  special_discount: line.discount_percent === null ? null : cents(line.discount_percent),
});

const warehouseOf = ({ branch_id: id }: DetailRow, names: ReadonlyMap<number, string>): OrderLineView['warehouse'] => {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
};

const pick = ({ id, name, code, address, telephone }: BranchProfile) => ({
  id,
  name,
  code,
  address,
  telephone,
});

const person = (row: PersonRow | null): OrderPerson | null =>
  row === null ? null : { id: row.id, name: personName(row), email: row.email };
