import type { ItemOf } from '@mayorista/config/answers';

/** A warehouse's limit of a product, with what it has and sells there. */
export type Limit = Pick<
  ItemOf<'GET /product-limits'>,
  | 'id'
  | 'product_id'
  | 'sku'
  | 'model'
  | 'name'
  | 'warehouse_id'
  | 'warehouse_name'
  | 'minimum'
  | 'maximum'
  | 'real_stock'
  | 'average_sales'
>;

export const calledOf = ({ model, warehouse_name: warehouse }: Limit): string => `${model} en ${warehouse ?? '—'}`;

/** How the stock stands against its limit; null within it. A maximum of 0 is none. */
export function situationOf({
  real_stock: stock,
  minimum,
  maximum,
}: Pick<Limit, 'real_stock' | 'minimum' | 'maximum'>): 'below' | 'above' | null {
  if (stock < minimum) return 'below';
  return maximum > 0 && stock > maximum ? 'above' : null;
}

/** Pieces as they are sent: a whole number, or what was typed, for the platform to say what is wrong with it. */
export const piecesBody = (text: string): number | string | null => {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
};
