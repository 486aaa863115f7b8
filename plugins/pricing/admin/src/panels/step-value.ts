import type { PriceStep } from '../../../contract';
import { formatPercent, formatRate } from '../format';

/** What a step of a price did, beside its name: '−12 %', '+8 %', '$18.42 por dólar'; null for a step without a number. */
export function stepValue({ rule, value }: Pick<PriceStep, 'rule' | 'value'>): string | null {
  if (value === null) return null;
  if (rule === 'exchange_rate') return `${formatRate(value)} por dólar`;
  return `${rule === 'secondary_markup' ? '+' : '−'}${formatPercent(value)}`;
}
