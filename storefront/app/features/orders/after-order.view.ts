import type { Currency } from '../../api/contract';
import { orderLine, type OrderLine } from './order.view';
import type {
  DivisionAnswer,
  OrderInvoiceAnswer,
  ReceiptAnswer,
  ShipmentAnswer,
  TrackAnswer,
} from './orders.api.server';
import type { Replacement } from '../placed';
import type { Money } from '../../lib/format/money';

type Tone = 'blue' | 'green' | 'red' | 'yellow';

/** What ships together, or waits together, with when. */
export interface DivisionView {
  readonly id: number;
  readonly folio: string;
  readonly warehouse: string | null;
  readonly isWaiting: boolean;
  readonly promisedOn: string | null;
  /** The days between which it is there; one where both are the same. */
  readonly arrives: { readonly from: string; readonly to: string } | null;
  readonly lines: readonly (OrderLine & {
    readonly id: number;
    /** Pieces of it that left. */
    readonly shipped: number;
    /** What became of it, where it is neither there nor awaited. */
    readonly gone: string | null;
    /** What may come instead of a line that waits; null where its viewer changes nothing of it. */
    readonly replacements: readonly Replacement[] | null;
  })[];
}

export const divisionView = (
  division: DivisionAnswer,
  currency: Currency,
  origins: readonly string[],
  replacements: ReadonlyMap<number, readonly Replacement[]> | null = null,
): DivisionView => ({
  id: division.id,
  folio: division.folio,
  warehouse: division.warehouse?.name ?? null,
  isWaiting: division.is_backorder,
  promisedOn: division.promised_on,
  arrives:
    division.delivery_from === null || division.delivery_to === null
      ? null
      : { from: division.delivery_from, to: division.delivery_to },
  lines: division.details.map((line) => ({
    ...orderLine(line, currency, origins),
    id: line.id,
    shipped: line.shipped_quantity,
    gone: line.fulfilment === 'canceled' || line.fulfilment === 'replaced' ? line.fulfilment_label : null,
    replacements: line.fulfilment === 'backorder' && replacements !== null ? (replacements.get(line.id) ?? []) : null,
  })),
});

export interface ShipmentView {
  readonly id: number;
  readonly number: string;
  readonly at: string | null;
  readonly guide: string;
  readonly pieces: number;
  readonly parts: readonly {
    readonly id: number;
    readonly name: string;
    readonly quantity: number;
    readonly serials: string;
  }[];
}

export const shipmentView = (shipment: ShipmentAnswer): ShipmentView => {
  const pieces = shipment.pieces ?? [];
  return {
    id: shipment.id,
    number: shipment.number ?? String(shipment.id),
    at: shipment.shipped_at,
    guide: [shipment.carrier_name, shipment.tracking_number].filter(Boolean).join(' '),
    pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    parts: pieces.map(({ detail_id: id, name, model, quantity, serials }) => ({
      id,
      name: [model, name].filter(Boolean).join(' · '),
      quantity,
      serials: serials.map(({ serial }) => serial).join(', '),
    })),
  };
};

export interface ReceiptView {
  readonly id: number;
  readonly file: ReceiptAnswer['receipt'];
  readonly status: string;
  readonly tone: Tone;
  readonly amount: Money | null;
  readonly note: string | null;
  readonly reason: string | null;
  readonly sentBy: string | null;
  readonly at: string;
}

const receiptTones: Readonly<Record<string, Tone>> = { in_review: 'blue', approved: 'green', rejected: 'red' };

export const receiptView = (receipt: ReceiptAnswer, currency: Currency): ReceiptView => ({
  id: receipt.id,
  file: receipt.receipt,
  status: receipt.state_label,
  tone: receiptTones[receipt.state] ?? 'blue',
  amount: receipt.amount === null ? null : { amount: receipt.amount, currency: receipt.currency ?? currency },
  note: receipt.note,
  reason: receipt.rejection_reason,
  sentBy: receipt.sent_by,
  at: receipt.createdAt,
});

export interface TrackView {
  readonly number: string;
  readonly carrier: string | null;
  readonly isTracked: boolean;
  readonly isDemo: boolean;
  readonly status: string;
  readonly tone: Tone;
  readonly estimatedAt: string | null;
  /** Oldest first. */
  readonly steps: readonly { readonly at: string; readonly label: string; readonly note: string | null }[];
}

const trackTones: Readonly<Record<string, Tone>> = { delivered: 'green', failure: 'red', unknown: 'yellow' };

export const trackView = (track: TrackAnswer): TrackView => ({
  number: track.tracking_number,
  carrier: track.carrier?.name ?? null,
  isTracked: track.is_tracked,
  isDemo: track.is_demo,
  status: track.state_label,
  tone: trackTones[track.state] ?? 'blue',
  estimatedAt: track.state === 'delivered' ? null : track.estimated_at,
  steps: [...track.events].reverse().map(({ at, text, place }) => ({ at, label: text, note: place })),
});

export interface OrderInvoiceView {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly status: string;
  readonly isCancelled: boolean;
  readonly total: Money;
}

export const orderInvoice = (invoice: OrderInvoiceAnswer): OrderInvoiceView => ({
  id: invoice.id,
  number: invoice.number ?? `#${invoice.id}`,
  kind: invoice.type_label,
  status: invoice.state_label,
  isCancelled: invoice.state === 'cancelled',
  total: { amount: invoice.total, currency: invoice.currency },
});
