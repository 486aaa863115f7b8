/** Cards on a page of the listing, and of the filter of promos (storefront 9). */
export const LISTING_PAGE_SIZE = 60;
export const PROMO_LISTING_PAGE_SIZE = 40;

/** Order of a listing nobody sorted: anonymous visitors see no prices to sort by (storefront 9). */
export const DEFAULT_SORT = {
  loggedIn: { criteria: 'list_price', direction: 'asc' },
  anonymous: { criteria: 'name', direction: 'desc' },
  promos: { criteria: 'name', direction: 'desc' },
} as const;

/** Products that product searches of the panel answer at most (catalogue 9). */
export const PRODUCT_SEARCH_LIMIT = 20;

/** A product's overviews are numbered from here, and aligned so (catalogue 3, 9). */
export const FIRST_OVERVIEW_ORDER = 1;
export const DEFAULT_OVERVIEW_ALIGN = 'center';

/** Index of the bulk editor when no product is left (catalogue 9). */
export const NO_PRODUCT_LEFT = -1;

/** Name of the downloaded labels (catalogue 7, 9). */
export const LABELS_FILE_NAME = 'Etiquetas_productos.zip';

/** How long an export of product limits may take, in milliseconds (catalogue 9). */
export const LIMITS_EXPORT_TIMEOUT_MS = 6_000_000;
export const LIMITS_FILE_NAME = 'product_limits.xlsx';

/** Colour of a product's stage by its id; any other stage is red (storefront 3). */
export const STAGE_COLORS: Readonly<Record<number, 'blue' | 'green'>> = { 1: 'blue', 2: 'green' };

/** Type of a product sold by subscription (catalogue 3, storefront 3). */
export const SUBSCRIPTION_PRODUCT_TYPE = 'product_type_subscription';
