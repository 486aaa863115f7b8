import { lessPercent, money, roundToCents } from '@mayorista/kernel/panel/money';

const amount = /^\d{1,9}(\.\d{1,4})?$/;

/** What a piece of a volume tier costs in dollars; null while what is typed makes no sense. */
export function tierPrice(listPrice: string, percent: string): string | null {
  const [list, off] = [listPrice.trim(), percent.trim()];
  if (!amount.test(list) || !amount.test(off) || Number(off) > 100) return null;
  return roundToCents(lessPercent(money(list, 'USD'), off).amount);
}
