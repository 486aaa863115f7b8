import { formatRate } from '../../lib/format/exchange-rate';
import type { Currency } from '../../api/contract';
import { moneyOf, type Money } from '../../lib/format/money';
import { listAddress, oneOf } from '../../lib/forms/read-page';
import type { FullQuotationAnswer, QuotationAnswer, VersionAnswer } from './quotations.api.server';

export const quotationStates = [
  'borrador',
  'enviada',
  'vista',
  'contraoferta',
  'aceptada',
  'rechazada',
  'vencida',
  'convertida',
] as const;
type QuotationState = (typeof quotationStates)[number];

type Tone = 'blue' | 'green' | 'red' | 'yellow' | 'gray';
const tones: Readonly<Record<string, Tone>> = {
  borrador: 'gray',
  contraoferta: 'yellow',
  aceptada: 'green',
  convertida: 'green',
  rechazada: 'red',
  vencida: 'red',
};

export interface QuotationRow {
  readonly id: number;
  readonly folio: string;
  readonly status: QuotationState | '';
  readonly label: string;
  readonly tone: Tone;
  readonly version: number;
  readonly validTo: string | null;
  readonly total: Money;
  readonly note: string | null;
  readonly company: string | null;
  readonly isHouse: boolean;
}

export const quotationRow = (answer: QuotationAnswer): QuotationRow => ({
  id: answer.id,
  folio: answer.folio ?? `#${answer.id}`,
  status: oneOf(quotationStates, answer.status),
  label: answer.status_label,
  tone: tones[answer.status] ?? 'blue',
  version: answer.version,
  validTo: answer.valid_to,
  total: { amount: answer.total, currency: answer.currency },
  note: answer.note,
  company: answer.company?.name ?? null,
  isHouse: answer.is_house,
});

export interface QuotedLine {
  readonly productId: number;
  readonly model: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money | null;
  readonly subtotal: Money | null;
  readonly discount: string | null;
  /** Why the price is what it is; empty for who is not told. */
  readonly steps: readonly string[];
}

interface VersionView {
  readonly number: number;
  readonly sentAt: string;
  readonly sentBy: string | null;
  readonly validTo: string;
  readonly exchangeRate: string | null;
  readonly total: Money;
  /** What the company pays of it, for who sees that; null where it is the total. */
  readonly companyTotal: Money | null;
  readonly note: string | null;
  readonly lines: readonly QuotedLine[];
}

/** What somebody may do with it next, and why not yet. */
export interface NextStep {
  readonly status: QuotationState;
  readonly reasons: readonly string[];
}

export interface QuotationView extends QuotationRow {
  readonly subtotal: Money;
  readonly iva: Money;
  readonly exchangeRate: string | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly answer: string | null;
  readonly target: Money | null;
  readonly order: { readonly id: number; readonly folio: string } | null;
  readonly lines: readonly QuotedLine[];
  readonly versions: readonly VersionView[];
  readonly next: readonly NextStep[];
  /** It is in work, by who looks at it. */
  readonly isEditable: boolean;
  readonly steps: readonly { readonly at: string; readonly label: StepLabel }[];
}

type StepLabel = 'made' | 'sent' | 'viewed' | 'countered' | 'accepted' | 'rejected' | 'converted';

const moneyIn = (amount: string | null, currency: Currency): Money | null =>
  amount === null ? null : { amount, currency };

export function quotationView(answer: FullQuotationAnswer): QuotationView {
  const { currency, versions } = answer;
  const isDraft = answer.status === 'borrador';
  const models = new Map(versions.flatMap(({ lines }) => lines.map((line) => [line.product_id, line.model] as const)));
  const sent = versions.find(({ number }) => number === answer.version);
  return {
    ...quotationRow(answer),
    subtotal: { amount: answer.subtotal, currency },
    iva: { amount: answer.iva, currency },
    exchangeRate: formatRate(answer.exchange_rate),
    contactName: answer.contact_name,
    contactEmail: answer.contact_email,
    answer: answer.answer,
    target: moneyIn(answer.target_total, currency),
    order:
      answer.sale_order === null
        ? null
        : { id: answer.sale_order.id, folio: answer.sale_order.name ?? `#${answer.sale_order.id}` },
    lines:
      isDraft || sent === undefined
        ? answer.lines.map((line) => ({
            productId: line.product_id,
            model: models.get(line.product_id) ?? null,
            name: line.product.name ?? `#${line.product_id}`,
            quantity: line.quantity,
            unitPrice: moneyIn(line.unit_price, currency),
            subtotal: moneyIn(line.subtotal, currency),
            discount: line.discount_percent,
            steps: [],
          }))
        : versionView(sent).lines,
    versions: versions.map(versionView),
    // What is in work is sent by its own form, with what was typed into it.
    next: nextSteps(answer).filter(({ status }) => status !== 'enviada'),
    isEditable: isDraft && answer.next_statuses.some(({ status }) => status === 'enviada'),
    steps: [
      { at: answer.createdAt, label: 'made' as const },
      ...(answer.sent_at === null ? [] : [{ at: answer.sent_at, label: 'sent' as const }]),
      ...(answer.viewed_at === null ? [] : [{ at: answer.viewed_at, label: 'viewed' as const }]),
      ...(answer.answered_at === null || answer.answered_as === null
        ? []
        : [{ at: answer.answered_at, label: answer.answered_as }]),
      ...(answer.converted_at === null ? [] : [{ at: answer.converted_at, label: 'converted' as const }]),
    ],
  };
}

const versionView = (version: VersionAnswer): VersionView => ({
  number: version.number,
  sentAt: version.sent_at,
  sentBy: version.sent_by,
  validTo: version.valid_to,
  exchangeRate: formatRate(version.exchange_rate),
  total: { amount: version.total, currency: version.currency },
  companyTotal: moneyOf(version.company_amounts?.total, version.currency),
  note: version.note,
  lines: version.lines.map((line) => ({
    productId: line.product_id,
    model: line.model,
    name: line.name,
    quantity: line.quantity,
    unitPrice: { amount: line.unit_price, currency: version.currency },
    subtotal: { amount: line.subtotal, currency: version.currency },
    discount: line.discount_percent,
    steps: (line.price_steps ?? []).map(({ label }) => label),
  })),
});

const turns: readonly string[] = ['convertida', 'aceptada', 'enviada', 'contraoferta', 'borrador', 'rechazada'];
/** What goes on first, what ends it last. */
const turn = (status: string): number => turns.indexOf(status);

/** Opening it is what views it, and time what ends it: neither is a button. */
const nextSteps = ({ next_statuses: next }: FullQuotationAnswer): NextStep[] =>
  [...next]
    .sort((one, other) => turn(one.status) - turn(other.status))
    .flatMap(({ status, reasons }) => {
      const known = oneOf(quotationStates, status);
      if (known === '' || known === 'vista' || known === 'vencida') return [];
      return [{ status: known, reasons }];
    });

/** What a list is narrowed by, as the address bar has it. */
export interface QuotationFilters {
  readonly q: string;
  readonly status: QuotationState | '';
}

export const readQuotationFilters = (params: URLSearchParams): QuotationFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 120),
  status: oneOf(quotationStates, params.get('status')),
});

export const quotationsAddress = (filters: QuotationFilters, page = 1): string =>
  listAddress('/quotations', { ...filters }, page);

/** The address of a quotation's PDF: the house's, or the distributor's own for its customer. */
export const pdfAddress = (id: number, { external = false, version }: { external?: boolean; version?: number } = {}) =>
  listAddress(`/distributor-quotation-downloads/${id}`, {
    external: external ? '1' : '',
    version: version === undefined ? '' : String(version),
  });
