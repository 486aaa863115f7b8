import type { SaleOrderAnswer, SaleOrderListedAnswer } from '../../api/contract';
import { imageUrl } from '../../lib/format/image-url';
import { moneyOf, type Money } from '../../lib/format/money';

export interface OrderRow {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly tone: 'blue' | 'green' | 'red' | 'yellow';
  readonly placedAt: string;
  readonly total: Money;
}

export interface OrderView extends OrderRow {
  readonly subtotal: Money;
  readonly shipping: Money | null;
  readonly iva: Money;
  readonly branch: string | null;
  readonly paymentMethod: string | null;
  readonly paymentReference: string | null;
  readonly exchangeRate: string | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly name: string;
    readonly model: string | null;
    readonly image: string | null;
    /** The condition grade of refurbished pieces. */
    readonly grade: string | null;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly subtotal: Money;
  }[];
  readonly history: readonly { readonly at: string; readonly label: string }[];
}

const tones: Readonly<Record<string, OrderRow['tone']>> = {
  pending_payment: 'yellow',
  paid: 'green',
  delivered: 'green',
  canceled: 'red',
};

/** Steps under way are blue. */
const toneOf = (status: string): OrderRow['tone'] => tones[status] ?? 'blue';

export function orderRow({
  id,
  folio,
  status,
  status_label,
  placed_at,
  total,
  currency,
}: SaleOrderListedAnswer | SaleOrderAnswer): OrderRow {
  return {
    id,
    folio,
    status: status_label || status,
    tone: toneOf(status),
    placedAt: placed_at,
    total: { amount: total, currency },
  };
}

export function orderView(order: SaleOrderAnswer, imageOrigins: readonly string[]): OrderView {
  const { currency } = order;
  return {
    ...orderRow(order),
    subtotal: { amount: order.subtotal, currency },
    shipping: moneyOf(order.shipping_cost, currency),
    iva: { amount: order.iva, currency },
    branch: order.branch?.name ?? null,
    paymentMethod: order.payment_method ?? null,
    paymentReference: order.payment_reference ?? null,
    exchangeRate: order.exchange_rate ?? null,
    lines: (order.details ?? []).map((line) => ({
      productId: line.product_id,
      name: line.name,
      model: line.model ?? null,
      image: imageUrl(line.image_full_path, imageOrigins),
      grade: line.auction_type ?? null,
      quantity: line.quantity,
      unitPrice: { amount: line.unit_price, currency },
      subtotal: { amount: line.subtotal, currency },
    })),
    history: order.history ?? [],
  };
}
