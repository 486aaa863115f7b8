import type { CardAnswer, Currency, PaymentMethod } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { moneyOf, type Money } from '../../lib/format/money';
import { placeOf } from '../addresses';
import type { DivisionAnswer, PlacedAnswer, PlacedLineAnswer } from './placed.api.server';

export interface PlacedLine {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly model: string | null;
  readonly grade: string | null;
  readonly image: string | null;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly subtotal: Money;
  /** It waits for its pieces: it may be canceled or replaced. */
  readonly isWaiting: boolean;
  /** Said of it when it is not wanted any more; null otherwise. */
  readonly gone: string | null;
  /** What may come instead. */
  readonly replacements: readonly Replacement[];
}

export interface Replacement {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
}

export interface DivisionView {
  readonly id: number;
  readonly folio: string;
  readonly warehouse: string | null;
  readonly isBackorder: boolean;
  readonly promisedOn: string | null;
  /** Between which days it reaches the buyer; null while that is not known. */
  readonly arrives: { readonly from: string; readonly to: string } | null;
  readonly lines: readonly PlacedLine[];
}

export interface PlacedPayment {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly amount: Money;
  readonly commission: Money | null;
  readonly status: string;
  readonly tone: 'yellow' | 'blue' | 'green' | 'gray';
  readonly dueOn: string | null;
  /** Proof of it may be sent. */
  readonly takesReceipt: boolean;
}

export interface PlacedView {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  /** Above the buyer's limit: somebody of the company decides before it is paid. */
  readonly waitsForApproval: boolean;
  /** Its amounts are marked up, and the company knows what is paid, and where. */
  readonly isPaidByCompany: boolean;
  readonly currency: Currency;
  readonly subtotal: Money;
  readonly shipping: Money;
  readonly iva: Money;
  readonly ivaNote: string | null;
  readonly total: Money;
  readonly reference: string | null;
  readonly delivery: string;
  readonly place: string | null;
  readonly receiver: string | null;
  readonly payments: readonly PlacedPayment[];
  readonly divisions: readonly DivisionView[];
}

const tones = { pending: 'yellow', in_review: 'blue', received: 'green', canceled: 'gray' } as const;

/** Whether anything of it is still to be transferred. */
export const owesTransfer = ({ payments }: PlacedAnswer): boolean =>
  payments.some(({ method, status }) => method === 'bank_transfer' && status === 'pending');

/** Lines that wait for their pieces. */
export const waitingLines = (divisions: readonly DivisionAnswer[]): PlacedLineAnswer[] =>
  divisions.flatMap(({ details }) => details.filter(({ fulfilment }) => fulfilment === 'backorder'));

/** What of these cards may come instead of a line: it is there in number, and costs no more. */
export function replacementsOf(
  line: PlacedLineAnswer,
  cards: readonly CardAnswer[],
  currency: Currency,
): Replacement[] {
  return cards.flatMap((card) => {
    const price = moneyOf(card.secondary_user_price ?? card.calculated_distributor_price, currency);
    const isThere = (card.total_inventories ?? 0) >= line.quantity;
    if (price === null || !isThere || Number(price.amount) > Number(line.unit_price)) return [];
    return [{ id: card.id, name: [card.name, card.model].filter(Boolean).join(' · '), price }];
  });
}

interface Around {
  readonly currency: Currency;
  readonly imageOrigins: readonly string[];
  readonly replacements: ReadonlyMap<number, readonly Replacement[]>;
}

function lineView(line: PlacedLineAnswer, { currency, imageOrigins, replacements }: Around): PlacedLine {
  const { id, fulfilment } = line;
  return {
    id,
    productId: line.product_id,
    name: line.name,
    model: line.model,
    grade: line.auction_type,
    image: imageUrl(line.image_full_path, imageOrigins),
    quantity: line.quantity,
    unitPrice: { amount: line.unit_price, currency },
    subtotal: { amount: line.subtotal, currency },
    isWaiting: fulfilment === 'backorder',
    gone: fulfilment === 'canceled' || fulfilment === 'replaced' ? line.fulfilment_label : null,
    replacements: replacements.get(id) ?? [],
  };
}

/** Between which days it reaches the buyer; null for what is picked up, which is there once it is ready. */
function arrivalOf({ promised_on, delivery_from: from, delivery_to: to }: DivisionAnswer): DivisionView['arrives'] {
  if (from === null || to === null || to === promised_on) return null;
  return { from, to };
}

/** An order that was just placed, divided by where its pieces come from. */
export function placedView(
  order: PlacedAnswer,
  divisions: readonly DivisionAnswer[],
  { imageOrigins, replacements }: Omit<Around, 'currency'>,
): PlacedView {
  const { currency, delivery } = order;
  const money = (amount: string): Money => ({ amount, currency });
  const { address, receiver } = delivery;
  const line =
    address === null
      ? null
      : placeOf({
          ...address,
          exterior: address.exteriorNumber,
          interior: address.interiorNumber,
          zip: address.zipCode,
        });
  return {
    id: order.id,
    folio: order.folio,
    status: order.status_label,
    waitsForApproval: order.status === 'waiting_approval',
    isPaidByCompany: order.is_paid_by_company,
    currency,
    subtotal: money(order.subtotal),
    shipping: money(order.shipping_cost),
    iva: money(order.iva),
    ivaNote: order.iva_note ?? null,
    total: money(order.total),
    reference: order.payment_reference,
    delivery: [delivery.method_label, delivery.carrier_name].filter(Boolean).join(' · '),
    place: line ?? delivery.office_name ?? order.branch?.name ?? null,
    receiver: receiver === null ? null : [receiver.name, receiver.telephone].filter(Boolean).join(' · '),
    payments: order.payments.map((part) => ({
      id: part.id,
      method: part.method,
      label: part.method_label,
      amount: money(part.amount),
      commission: Number(part.commission) > 0 ? money(part.commission) : null,
      status: part.status_label,
      tone: tones[part.status],
      dueOn: part.due_on,
      takesReceipt:
        order.status !== 'waiting_approval' &&
        (part.method === 'bank_transfer' || part.method === 'cash') &&
        (part.status === 'pending' || part.status === 'in_review'),
    })),
    divisions: divisions
      .map((division) => ({
        id: division.id,
        folio: division.folio,
        warehouse: division.warehouse?.name ?? null,
        isBackorder: division.is_backorder,
        promisedOn: division.promised_on,
        arrives: arrivalOf(division),
        lines: division.details.map((detail) => lineView(detail, { currency, imageOrigins, replacements })),
      }))
      .filter(({ lines }) => lines.length > 0),
  };
}
