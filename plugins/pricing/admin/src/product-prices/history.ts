import { formatDay } from '@mayorista/kernel/panel/format';
import type { ItemOf } from '@mayorista/config/answers';
import { formatAmount, formatPercent, formatRate } from '../format';

export type PriceChange = ItemOf<'GET /product-price-histories'>;

const prices: Readonly<Record<string, string>> = {
  list_price: 'Precio de lista',
  fixed_price: 'Precio fijo',
  promo_discount: 'Promoción',
};
const offers: Readonly<Record<string, string>> = {
  product_promo_discount: 'Promoción con vigencia',
  product_a_a_a_discount: 'Descuento AAA',
  peso_fuerte: 'Peso fuerte',
};
const days: Readonly<Record<string, string>> = { start_date: 'desde', end_date: 'hasta' };

/** What of a price was changed, in words: 'Volumen desde 10 piezas', 'Descuento AAA, hasta'. */
export function fieldText(field: string): string {
  const [first = '', second = ''] = field.split('.');
  if (first === 'volume_tiers') return `Volumen desde ${second} piezas`;
  if (first.startsWith('promo_level_')) return `Descuento del nivel ${first.slice('promo_level_'.length)}`;
  const offer = offers[first];
  if (offer !== undefined) return days[second] === undefined ? offer : `${offer}, ${days[second]}`;
  return prices[first] ?? first;
}

/** A former or new value: dollars, percent, pesos for a dollar or a day; 'ninguno' for none. */
export function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return 'ninguno';
  if (/_date$/.test(field)) return formatDay(value);
  if (field === 'peso_fuerte.exchange_rate') return `${formatRate(value)} por dólar`;
  return field === 'list_price' || field === 'fixed_price' ? formatAmount(value, 'USD') : formatPercent(value);
}
