import type { DataOf } from '@mayorista/config/answers';
import { formatPercent, formatRate } from '../format';

type PriceStep = DataOf<'GET /price-explanations'>['steps'][number];

/** What a step of a price did, beside its name: '−12 %', '+8 %', '$18.42 por dólar'; null for a step without a number. */
export function stepValue({ rule, value }: Pick<PriceStep, 'rule' | 'value'>): string | null {
  if (value === null) return null;
  if (rule === 'exchange_rate') return `${formatRate(value)} por dólar`;
  return `${rule === 'secondary_markup' ? '+' : '−'}${formatPercent(value)}`;
}
