import type { AnswerTo, ItemOf } from '@mayorista/config/answers';

/** A movement as the platform answers it. */
export type Movement = ItemOf<'GET /company-ledgers'>;
export type Account = AnswerTo<'GET /company-ledgers'>['meta']['account'];

/** What is chosen in place of a form of payment for what the house gives to a wallet. */
export const bonus = 'bonus';
export const bonusLabel = 'Bonificación: no se recibió dinero';

interface Typed {
  readonly amount: string;
  readonly reference: string;
  readonly note: string;
  /** Code of c_FormaPago, or `bonus`. */
  readonly form: string;
  /** 'yyyy-mm-dd', or empty for now. */
  readonly receivedOn: string;
}

/**
 * Builds the call that writes a deposit down. Of a day without an hour its noon is told (SAT, Guía de llenado del complemento para recepción
 * de pagos 2.0, FechaPago); of today, now.
 */
export function depositBody(
  { kind, companyId, currency }: Choice,
  { amount, reference, note, form, receivedOn }: Typed,
  today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
) {
  const isDated = receivedOn !== '' && receivedOn !== today;
  const money = { payment_form: form, ...(isDated ? { received_at: `${receivedOn}T12:00:00-06:00` } : {}) };
  return {
    ...{ kind, company_id: companyId, currency, amount: amount.replaceAll(',', '').trim(), reference },
    ...(note.trim() === '' ? {} : { note }),
    ...(form === bonus ? { is_bonus: true } : money),
  };
}

/** Which ledger is shown, as the address bar keeps it. */
export interface Choice {
  readonly companyId: number | null;
  readonly kind: 'credit' | 'wallet';
  readonly currency: 'MXN' | 'USD';
  readonly page: number;
}

/** Reads the address bar; what makes no sense there counts as not said. */
export function readChoice(params: URLSearchParams): Choice {
  const company = params.get('empresa') ?? '';
  return {
    companyId: /^[1-9]\d{0,8}$/.test(company) ? Number(company) : null,
    kind: params.get('tipo') === 'monedero' ? 'wallet' : 'credit',
    currency: params.get('moneda') === 'USD' ? 'USD' : 'MXN',
    page: Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1),
  };
}

/** Writes the address bar: only what is no default. */
export function writeChoice({ companyId, kind, currency, page }: Choice): URLSearchParams {
  const entries: [string, string][] = [
    ...(companyId === null ? [] : [['empresa', String(companyId)] as [string, string]]),
    ...(kind === 'wallet' ? [['tipo', 'monedero'] as [string, string]] : []),
    ...(currency === 'USD' ? [['moneda', 'USD'] as [string, string]] : []),
    ...(page > 1 ? [['pagina', String(page)] as [string, string]] : []),
  ];
  return new URLSearchParams(entries);
}

export const ledgerQuery = ({ companyId, kind, currency }: Choice): string =>
  new URLSearchParams({ company_id: String(companyId ?? ''), kind, currency }).toString();

const amounts = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  currencyDisplay: 'narrowSymbol',
});

/** '$1,234.50 MXN' of decimal text, '-$1,234.50 MXN' of what is given back, through no float. */
export const formatAmount = (amount: string, currency: string): string =>
  `${amounts.format(amount as `${number}`)} ${currency}`;
