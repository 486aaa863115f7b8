import type { PriceStep } from './order';
import { formatAmount, formatPercent, formatRate } from './format';

export interface StepText {
  readonly label: string;
  /** Percent or rate, where the rule has one. */
  readonly value: string | null;
  readonly amount: string;
}

/** A step of a price as staff read it: its value is a percent, but for the exchange rate. */
export const stepText = ({ rule, label, value, amount, currency }: PriceStep): StepText => ({
  label,
  value: value === null ? null : rule === 'exchange_rate' ? formatRate(value) : signed(rule, value),
  amount: formatAmount(amount, currency),
});

const signed = (rule: PriceStep['rule'], percent: string): string =>
  `${rule === 'secondary_markup' ? '+' : '−'}${formatPercent(percent)}`;
