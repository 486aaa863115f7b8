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

/** Products that one mass edit changes at most. */
export const MASS_EDIT_LIMIT = 20_000;

/** Index of the bulk editor when no product is left (catalogue 9). */
export const NO_PRODUCT_LEFT = -1;

/** Name of the downloaded labels (catalogue 7, 9). */
export const LABELS_FILE_NAME = 'Etiquetas_productos.zip';

/** How long an export of product limits may take, in milliseconds (catalogue 9). */
export const LIMITS_EXPORT_TIMEOUT_MS = 6_000_000;
export const LIMITS_FILE_NAME = 'product_limits.xlsx';

/** Colour of a product's stage by its id; any other stage is red (storefront 3). */
export const STAGE_COLORS: Readonly<Record<number, 'blue' | 'green'>> = { 1: 'blue', 2: 'green' };

/** How a product is sold, how its discounts are given, and what it is: the stored choices and how people read them (catalogue 3, 4). */
export const FLOW_TYPES = ['standard', 'volume', 'on_request', 'project'] as const;
export const FLOW_TYPE_TEXTS: Readonly<Record<(typeof FLOW_TYPES)[number], string>> = {
  standard: 'Estándar',
  volume: 'Por volumen',
  on_request: 'Bajo pedido',
  project: 'Por proyecto',
};
export const DISCOUNT_TYPES = ['by_percentage', 'by_fixed_price'] as const;
export const DISCOUNT_TYPE_TEXTS: Readonly<Record<(typeof DISCOUNT_TYPES)[number], string>> = {
  by_percentage: 'Por porcentaje',
  by_fixed_price: 'Por precio fijo',
};
export const PRODUCT_TYPE_TEXTS = {
  product_type_physical: 'Producto físico',
  product_type_subscription: 'Suscripción',
  product_type_service: 'Servicio',
} as const;

/** Type of a product sold by subscription (catalogue 3, storefront 3). */
export const SUBSCRIPTION_PRODUCT_TYPE = 'product_type_subscription';
/** Type of a product with pieces on shelves; licences and other services have none, and never run short. */
export const STOCKED_PRODUCT_TYPE = 'product_type_physical';
