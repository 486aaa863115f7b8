/** Quantities picked from the list; from `typedFrom` on they are typed (storefront 9). */
export const QUANTITY_SELECT = { least: 1, most: 9, typedFrom: 10, whenEmpty: 1 } as const;

/** The product flow type whose stock is verified on adding to the cart, with alternatives offered (storefront 6). */
export const VERIFIED_FLOW_TYPE = 'volume';
