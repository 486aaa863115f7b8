import type { SaleOrderAnswer } from '../../api/contract';
import { fold } from '@mayorista/config/text';
import { listAddress, oneOf } from '../../lib/forms/read-page';
import type { IncidenceAnswer, IncidenceListedAnswer, WarrantyAnswer } from './incidences.api.server';

export const incidenceStates = ['open', 'in_review', 'accepted', 'refused', 'received', 'resolved', 'closed'] as const;
const warrantyStates = ['covered', 'expired', 'none', 'not_delivered', 'other_piece', 'returned'] as const;
const resolutions = ['credit_note', 'replacement', 'repair'] as const;

type Tone = 'blue' | 'green' | 'red' | 'yellow' | 'gray';
const tones: Readonly<Record<string, Tone>> = {
  open: 'yellow',
  accepted: 'green',
  refused: 'red',
  resolved: 'green',
  closed: 'gray',
};

interface Link {
  readonly id: number;
  readonly name: string;
}

/** What is referred to, by its number where it has no name any more. */
const linkTo = (reference: IncidenceAnswer['credit_note']): Link | null =>
  reference === null ? null : { id: reference.id, name: reference.name ?? `#${reference.id}` };

export interface IncidenceRow {
  readonly id: number;
  readonly state: (typeof incidenceStates)[number] | '';
  readonly label: string;
  readonly tone: Tone;
  readonly product: string;
  readonly order: Link | null;
  readonly type: string;
  readonly at: string;
}

export const incidenceRow = (answer: IncidenceListedAnswer): IncidenceRow => ({
  id: answer.id,
  state: oneOf(incidenceStates, answer.state),
  label: answer.state_label,
  tone: tones[answer.state] ?? 'blue',
  product: answer.product?.name ?? '',
  order: linkTo(answer.sale_order),
  type: answer.incidence_type?.name ?? '',
  at: answer.createdAt,
});

export interface WarrantyView {
  readonly status: (typeof warrantyStates)[number] | '';
  readonly until: string | null;
  readonly tone: Tone;
}

export const warrantyView = ({
  status,
  until,
}: {
  readonly status: WarrantyAnswer['status'] | IncidenceAnswer['warranty'];
  readonly until: string | null;
}): WarrantyView => ({
  status: oneOf(warrantyStates, status),
  until: status === 'covered' ? (until?.slice(0, 10) ?? null) : null,
  tone: status === 'covered' ? 'green' : status === 'not_delivered' ? 'yellow' : 'red',
});

export interface IncidenceView extends IncidenceRow {
  readonly department: string | null;
  readonly office: string | null;
  readonly grade: string | null;
  readonly quantity: number;
  readonly serial: string | null;
  readonly description: string;
  readonly file: IncidenceAnswer['file'];
  readonly reportedBy: string | null;
  readonly warranty: WarrantyView;
  readonly verdict: string | null;
  readonly receivedAs: string | null;
  readonly resolution: (typeof resolutions)[number] | '';
  readonly replacement: Link | null;
  readonly creditNote: Link | null;
  readonly steps: IncidenceAnswer['timeline'];
}

export const incidenceView = (answer: IncidenceAnswer): IncidenceView => ({
  ...incidenceRow(answer),
  department: answer.incidence_department?.name ?? null,
  office: answer.delivery_office?.name ?? null,
  grade: answer.grade === 'Stock' ? null : answer.grade,
  quantity: answer.quantity,
  serial: answer.serial,
  description: answer.description,
  file: answer.file,
  reportedBy: answer.reported_by,
  warranty: warrantyView({ status: answer.warranty, until: answer.warranty_until }),
  verdict: answer.verdict,
  receivedAs: answer.received_grade,
  resolution: oneOf(resolutions, answer.resolution),
  replacement: linkTo(answer.replacement_order),
  creditNote: linkTo(answer.credit_note),
  steps: answer.timeline,
});

/** A product of an order that can be reported: by its grade too, for refurbished pieces have a warranty of their own. */
export interface PieceView {
  /** 'product:grade', as the form sends it. */
  readonly key: string;
  readonly productId: number;
  readonly grade: string;
  readonly name: string;
  readonly model: string | null;
  readonly quantity: number;
}

/** Lists the pieces of an order; what was canceled or exchanged never came, and cannot be claimed. */
export const piecesOf = ({ details }: SaleOrderAnswer): PieceView[] => {
  const pieces = new Map<string, PieceView>();
  for (const { product_id: productId, auction_type: auction, name, model, quantity, fulfilment } of details) {
    if (fulfilment === 'canceled' || fulfilment === 'replaced') continue;
    const grade = auction ?? 'Stock';
    const key = `${productId}:${grade}`;
    pieces.set(key, { key, productId, grade, name, model, quantity: quantity + (pieces.get(key)?.quantity ?? 0) });
  }
  return [...pieces.values()];
};

/** Finds the pieces whose model, name or grade have every word, whatever the case and the accents. */
export function matchingPieces(pieces: readonly PieceView[], text: string): readonly PieceView[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return pieces.filter(({ model, name, grade }) => {
    const line = fold([model, name, grade].join(' '));
    return words.every((word) => line.includes(word));
  });
}

/** What a list is narrowed by, as the address bar has it. */
export interface IncidenceFilters {
  readonly q: string;
  readonly state: (typeof incidenceStates)[number] | '';
}

export const readIncidenceFilters = (params: URLSearchParams): IncidenceFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 120),
  state: oneOf(incidenceStates, params.get('state')),
});

export const incidencesAddress = (filters: IncidenceFilters, page = 1): string =>
  listAddress('/incidences', { ...filters }, page);
