import type { ItemOf } from '@mayorista/config/answers';

export type GridRow = ItemOf<'GET /massive-discounts'>;

/** The cells of a product, in the order in which staff think of prices. */
export const columns = [
  { key: 'list_price', label: 'Lista', hint: 'Precio de lista en dólares' },
  { key: 'fixed_price', label: 'Fijo', hint: 'Precio fijo en dólares: ningún descuento se aplica' },
  { key: 'promo_discount', label: 'Promo %', hint: 'Descuento para todos' },
  { key: 'promo_level_1', label: 'N1 %', hint: 'Descuento del nivel 1' },
  { key: 'promo_level_2', label: 'N2 %', hint: 'Descuento del nivel 2' },
  { key: 'promo_level_3', label: 'N3 %', hint: 'Descuento del nivel 3' },
  { key: 'promo_level_4', label: 'N4 %', hint: 'Descuento del nivel 4' },
  { key: 'promo_level_5', label: 'N5 %', hint: 'Descuento del nivel 5' },
  { key: 'promo_level_6', label: 'N6 %', hint: 'Descuento del nivel 6' },
  { key: 'product_a_a_a_discount', label: 'AAA %', hint: 'Descuento AAA sin fecha de término' },
] as const satisfies readonly { readonly key: keyof GridRow; readonly label: string; readonly hint: string }[];
