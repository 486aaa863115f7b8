/** The facts that decide whether the store offers a product. */
interface Offerable {
  readonly is_visible: boolean | number;
  readonly product_type: string | null;
}

/**
 * Says whether the store offers a product to buyers by the piece: it is shown, and its type is known and no subscription, which is sold
 * by contract. What closes a sale for a while besides is asked of `catalogue.sales`.
 */
export const isOffered = ({ is_visible: isVisible, product_type: type }: Offerable): boolean =>
  Boolean(isVisible) && type !== null && type !== 'product_type_subscription';
