import type { ItemOf } from '@mayorista/config/answers';

/** A part of a kit. */
export type KitPart = Pick<ItemOf<'GET /product-kit-details'>, 'product_id' | 'quantity' | 'name' | 'model' | 'sku'>;

export interface PartDraft {
  readonly productId: number;
  readonly name: string;
  readonly sku: string;
  /** As it is typed. */
  readonly quantity: string;
}

export const draftOf = ({ product_id, quantity, name, model, sku }: KitPart): PartDraft => ({
  productId: product_id,
  name: name ?? model ?? sku ?? `Producto ${product_id}`,
  sku: sku ?? '',
  quantity: String(quantity),
});

export const bodyOf = (parts: readonly PartDraft[]) => ({
  kitDetails: parts.map(({ productId, quantity }) => ({ product_id: productId, quantity: quantity.trim() })),
});

export const isSame = (a: readonly PartDraft[], b: readonly PartDraft[]): boolean =>
  JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

/** Why a part was refused; the first reason for each. */
export function errorsOf(
  parts: readonly PartDraft[],
  fields: Readonly<Record<string, string>>,
): Readonly<Record<number, string>> {
  const errors: Record<number, string> = {};
  for (const [field, text] of Object.entries(fields)) {
    const part = parts[Number(/^kitDetails\.(\d+)/.exec(field)?.[1] ?? -1)];
    if (part !== undefined) errors[part.productId] ??= text;
  }
  return errors;
}
