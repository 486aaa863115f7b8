import type { SaleOrderAnswer, SaleOrderListedAnswer } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { formatRate } from '../../lib/format/exchange-rate';
import { moneyOf, type Money } from '../../lib/format/money';
import type { AddressAnswer, OrderAnswer } from './orders.api.server';

type Tone = 'blue' | 'green' | 'red' | 'yellow';

export interface OrderRow {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly tone: Tone;
  readonly placedAt: string;
  readonly total: Money;
  /** What the secondary user who ordered is shown, for who sees what is charged. */
  readonly shownTotal: Money | null;
  readonly buyer: string | null;
  readonly company: string | null;
}

export interface OrderView extends OrderRow {
  /** Above the buyer's limit: somebody of the company decides before it is paid. */
  readonly waitsForApproval: boolean;
  /** Its amounts are marked up, and the company knows what is paid, and where. */
  readonly isPaidByCompany: boolean;
  readonly subtotal: Money;
  readonly shipping: Money | null;
  readonly iva: Money;
  readonly ivaNote: string | null;
  readonly exchangeRate: string | null;
  readonly paymentReference: string | null;
  readonly purchaseOrder: string | null;
  readonly comments: string | null;
  readonly delivery: {
    readonly method: string;
    /** Branch, office or carrier. */
    readonly place: string | null;
    readonly receiver: string | null;
    readonly address: string | null;
    readonly trackingNumber: string | null;
  };
  readonly payments: readonly {
    readonly id: number;
    readonly method: string;
    readonly amount: Money;
    readonly status: string;
    readonly tone: Tone;
    readonly dueOn: string | null;
    readonly isOwed: boolean;
  }[];
  readonly lines: readonly OrderLine[];
  readonly history: readonly { readonly at: string; readonly label: string }[];
  readonly may: { readonly cancel: boolean; readonly edit: boolean; readonly sendReceipt: boolean };
}

export interface OrderLine {
  readonly productId: number;
  readonly name: string;
  readonly model: string | null;
  readonly image: string | null;
  /** The condition grade of refurbished pieces. */
  readonly grade: string | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** What the secondary user who ordered is shown, for who sees what is charged. */
  readonly shownPrice: Money | null;
  readonly subtotal: Money;
}

const tones: Readonly<Record<string, Tone>> = {
  waiting_approval: 'yellow',
  pending_payment: 'yellow',
  paid: 'green',
  delivered: 'green',
  canceled: 'red',
};
const paymentTones: Readonly<Record<string, Tone>> = {
  pending: 'yellow',
  in_review: 'blue',
  received: 'green',
  canceled: 'red',
};

/** Steps under way are blue. */
const toneOf = (status: string): Tone => tones[status] ?? 'blue';

export function orderRow(order: SaleOrderListedAnswer): OrderRow {
  const { id, folio, status, status_label, placed_at, total, currency } = order;
  return {
    id,
    folio,
    status: status_label,
    tone: toneOf(status),
    placedAt: placed_at,
    total: { amount: total, currency },
    shownTotal: moneyOf(order.marked?.total, currency),
    buyer: order.buyer_name,
    company: order.company_name,
  };
}

export function orderLine(
  line: SaleOrderAnswer['details'][number],
  currency: SaleOrderAnswer['currency'],
  imageOrigins: readonly string[],
): OrderLine {
  return {
    productId: line.product_id,
    name: line.name,
    model: line.model,
    image: imageUrl(line.image_full_path, imageOrigins),
    grade: line.auction_type,
    quantity: line.quantity,
    unitPrice: { amount: line.unit_price, currency },
    shownPrice: moneyOf(line.marked_unit_price, currency),
    subtotal: { amount: line.subtotal, currency },
  };
}

export function orderView(order: OrderAnswer, imageOrigins: readonly string[]): OrderView {
  const { currency } = order;
  return {
    ...orderRow(order),
    ...factsOf(order),
    waitsForApproval: order.status === 'waiting_approval',
    isPaidByCompany: order.is_paid_by_company,
    subtotal: { amount: order.subtotal, currency },
    shipping: moneyOf(order.shipping_cost, currency),
    iva: { amount: order.iva, currency },
    ivaNote: order.iva_note ?? null,
    delivery: deliveryOf(order),
    payments: paymentsOf(order),
    lines: order.details.map((line) => orderLine(line, currency, imageOrigins)),
    history: order.history,
    may: mayOf(order),
  };
}

const factsOf = ({
  exchange_rate: exchangeRate,
  payment_reference: paymentReference,
  purchase_order_number: purchaseOrder,
  comments,
}: OrderAnswer) => ({ exchangeRate: formatRate(exchangeRate), paymentReference, purchaseOrder, comments });

function deliveryOf({ delivery, branch }: OrderAnswer): OrderView['delivery'] {
  const { receiver, address } = delivery;
  return {
    method: delivery.method_label,
    place: delivery.carrier_name ?? delivery.office_name ?? branch?.name ?? null,
    receiver: receiver === null ? null : [receiver.name, receiver.telephone].filter(Boolean).join(' · '),
    address: address === null ? null : addressText(address),
    trackingNumber: delivery.tracking_number,
  };
}

const paymentsOf = ({ payments, currency }: OrderAnswer): OrderView['payments'] =>
  payments.map(({ id, method_label: method, amount, status, status_label, due_on }) => ({
    id,
    method,
    amount: { amount, currency },
    status: status_label,
    tone: paymentTones[status] ?? 'blue',
    dueOn: due_on,
    isOwed: status === 'pending' || status === 'in_review',
  }));

const mayOf = ({ buyer_may: may }: OrderAnswer): OrderView['may'] => ({
  cancel: may.cancel,
  edit: may.edit,
  sendReceipt: may.send_receipt,
});

/** An address in one line, as a person writes it on a package. */
export function addressText(address: AddressAnswer): string {
  const { receiversName, street, exteriorNumber, interiorNumber, colony, municipality, state, zipCode } = address;
  const door = [street, exteriorNumber, interiorNumber === null ? null : `int. ${interiorNumber}`];
  return [receiversName, door.filter(Boolean).join(' '), colony, municipality, `${state} ${zipCode}`, address.reference]
    .filter(Boolean)
    .join(', ');
}

/** Whether lines that wait may still be canceled or replaced: not once it is over, nor while a receipt is looked at. */
export const mayChangeWaiting = ({ status, payments }: OrderAnswer): boolean =>
  status !== 'canceled' && status !== 'delivered' && payments.every((part) => part.status !== 'in_review');

/** Whether anything of it is still to be transferred. */
export const owesTransfer = ({ payments }: OrderAnswer): boolean =>
  payments.some(({ method, status }) => method === 'bank_transfer' && status === 'pending');
