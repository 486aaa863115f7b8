/** Quantities picked from the list; from `typedFrom` on they are typed (storefront 9). */
export const QUANTITY_SELECT = { least: 1, most: 9, typedFrom: 10, whenEmpty: 1 } as const;

/** How long the buttons that add to the cart show how it went, in milliseconds (storefront 9). */
export const BUTTON_FEEDBACK_MS = 2_000;

/** From a finished CSV import to the cart, in milliseconds (storefront 9). */
export const CSV_IMPORT_REDIRECT_MS = 1_500;

/** Minutes stock stays reserved for a cart that reached its payment method. */
export const RESERVATION_MINUTES = 30;

/** The product flow type whose stock is verified on adding to the cart, with alternatives offered (storefront 6). */
export const VERIFIED_FLOW_TYPE = 'volume';
