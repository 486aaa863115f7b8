/** From this quantity on the control is a numeric box; below it, a list of 1 to 9 and '+10'. */
export const TYPED_FROM = 10;
export const MAX_QUANTITY = 99_999;

export const listedQuantities: readonly number[] = Array.from({ length: TYPED_FROM - 1 }, (_, index) => index + 1);

/** A typed quantity as a number, at most `most`: empty, zero or nonsense becomes 1 (storefront document, section 4). */
export function quantityFrom(text: string, most = MAX_QUANTITY): number {
  const quantity = Math.floor(Number(text));
  return Number.isFinite(quantity) && quantity >= 1 ? Math.min(quantity, most) : 1;
}
