import { trimEndOf } from '@mayorista/config/text';

/** '18.4200' as '18.42': no more zeros than say something, two decimals at least. */
export function formatRate(rate: string | null): string | null {
  const [whole = '', decimals = ''] = (rate ?? '').split('.');
  if (rate === null || decimals.length <= 2) return rate;
  return `${whole}.${decimals.slice(0, 2)}${trimEndOf(decimals.slice(2), /0/)}`;
}
