/** Lines of one quick order at most: as many as go into the cart in one call. */
export const mostLines = 500;

/** `several`: more than one product has the code, the person must choose. */
export type QuickLineState = 'found' | 'several' | 'unknown' | 'not_sold';

export interface QuickLine {
  readonly code: string;
  readonly quantity: number;
  readonly state: QuickLineState;
  readonly product_ids: readonly number[];
}

/** What a line means: products that cannot be bought are no choice, unless nothing else has the code. */
export function quickLine(
  { code, quantity }: Pick<QuickLine, 'code' | 'quantity'>,
  productIds: readonly number[],
  notSold: ReadonlyMap<number, unknown>,
): QuickLine {
  const sold = productIds.filter((id) => !notSold.has(id));
  if (sold.length > 0) return { code, quantity, state: sold.length === 1 ? 'found' : 'several', product_ids: sold };
  return { code, quantity, state: productIds.length === 0 ? 'unknown' : 'not_sold', product_ids: productIds };
}
