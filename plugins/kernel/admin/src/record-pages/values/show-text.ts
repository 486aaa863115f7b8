import type { Field } from '../../../../shared/shape';
import { trimEndOf } from '../../../../shared/text';
import { formatDay, formatMoment, formatNumber } from '../../format';
import { isYesNo } from '../draft/draft';

const nothing = '—';

/** Formats an amount with its thousands apart and at least two decimals: '1234.5' is '$1,234.50'. */
export function formatMoney(amount: string): string {
  const number = Number(amount);
  if (amount === '' || Number.isNaN(number)) return amount;
  const [, decimals = ''] = amount.split('.');
  const digits = Math.max(2, trimEndOf(decimals, /0/).length);
  return number.toLocaleString('es-MX', {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats a percentage or a rate with the decimals that say something: '10.00' is '10', '18.4200' is '18.42'. */
function formatRate(rate: string): string {
  const number = Number(rate);
  return rate === '' || Number.isNaN(number) ? rate : number.toLocaleString('es-MX', { maximumFractionDigits: 6 });
}

type Show = (value: unknown, field: Field, currency: unknown) => string;

const shown: Partial<Readonly<Record<Field['kind'], Show>>> = {
  reference: (value) => nameOf(value),
  file: (value) => nameOf(value),
  choice: (value, field) =>
    (field.kind === 'choice' ? field.settings.options[String(value)] : undefined) ?? String(value),
  day: (value) => formatDay(String(value)),
  moment: (value) => formatMoment(String(value)),
  money: (value, field, currency) =>
    field.kind === 'money' && field.settings.isRate
      ? formatRate(String(value))
      : [formatMoney(String(value)), typeof currency === 'string' && currency].filter(Boolean).join(' '),
  quantity: (value) => (Number.isFinite(Number(value)) ? formatNumber(Number(value)) : String(value)),
};

/** Formats a value of an answer for people; a dash for none. An amount is followed by the `currency` of its record, where that has one. */
export function showText(field: Field, value: unknown, currency?: unknown): string {
  if (isYesNo(field)) return value === true || value === 1 ? 'Sí' : 'No';
  if (value === null || value === undefined || value === '') return nothing;
  return shown[field.kind]?.(value, field, currency) ?? String(value);
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name, id } = value as { readonly name?: string | null; readonly id?: number };
  return name ?? `Núm. ${id}`;
}

/** Returns whether a field's values stand at the right of their column. */
export const isNumeric = (field: Field): boolean =>
  field.kind === 'money' || (field.kind === 'quantity' && !isYesNo(field));
