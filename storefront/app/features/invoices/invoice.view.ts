import type { InvoiceAnswer } from '../../api/contract';
import type { Money } from '../../lib/format/money';

export interface InvoiceRow {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly uuid: string;
  readonly status: string;
  readonly tone: 'green' | 'red' | 'yellow';
  readonly order: { readonly id: number; readonly folio: string } | null;
  readonly issuedAt: string | null;
  readonly total: Money;
  /** What is left to pay of an invoice on credit. */
  readonly balance: Money | null;
  readonly isPaid: boolean;
}

const tones: Readonly<Record<string, InvoiceRow['tone']>> = { stamped: 'green', cancelled: 'red', failed: 'red' };

export function invoiceRow(answer: InvoiceAnswer): InvoiceRow {
  const { id, number, type_label: kind, uuid, state, state_label: status, sale_order: order, currency } = answer;
  const left = state === 'stamped' ? answer.balance : null;
  return {
    id,
    number: number ?? `#${id}`,
    kind,
    uuid: uuid ?? '',
    status,
    tone: tones[state] ?? 'yellow',
    order: order === null ? null : { id: order.id, folio: order.name ?? `#${order.id}` },
    issuedAt: answer.issued_at,
    total: { amount: answer.total, currency },
    balance: left === null || Number(left) === 0 ? null : { amount: left, currency },
    isPaid: left !== null && Number(left) === 0,
  };
}

export const invoiceTypes = ['I', 'E', 'P'] as const;
export const invoiceStates = ['stamped', 'cancel_requested', 'cancelled'] as const;

/** What a list is narrowed by, as the address bar has it. */
export interface InvoiceFilters {
  readonly q: string;
  readonly type: string;
  readonly state: string;
}

const oneOf = (allowed: readonly string[], text: string | null): string =>
  text !== null && allowed.includes(text) ? text : '';

/** Reads the filters of an address; what is no option is none. */
export const readFilters = (params: URLSearchParams): InvoiceFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 120),
  type: oneOf(invoiceTypes, params.get('type')),
  state: oneOf(invoiceStates, params.get('state')),
});

export const isFiltered = ({ q, type, state }: InvoiceFilters): boolean => q !== '' || type !== '' || state !== '';

/** Writes the address of a page of the same list. */
export function invoicesAddress(filters: InvoiceFilters, page = 1): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '/invoices' : `/invoices?${text}`;
}
