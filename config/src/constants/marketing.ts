/** The bell's dropdown: how many notifications, newest first, and how tall in pixels (storefront 9). */
export const NOTIFICATIONS_PAGE_SIZE = 5;
export const NOTIFICATIONS_MAX_HEIGHT_PX = 500;

/** Font of a promo button of the navigation unless told otherwise, in pixels (storefront 9). */
export const NAV_PROMO_BUTTON_FONT_PX = 14;

/** The promo bar's countdown ticks so often, in milliseconds (storefront 4). */
export const COUNTDOWN_TICK_MS = 1_000;

/** First parts of the store's own addresses: no landing may have them. */
export const RESERVED_SLUGS = [
  'api',
  'assets',
  'auctions',
  'auth',
  'beneficios',
  'carts',
  'cart-csv-downloads',
  'cart-imports',
  'cart-lines',
  'cart-summary',
  'categories',
  'compare',
  'forgot-password',
  'form-token',
  'healthz',
  'invoice-downloads',
  'invoices',
  'landing-forms',
  'language',
  'login',
  'media',
  'mega-menu',
  'my-profile',
  'multi-search',
  'news',
  'outlet',
  'my-push-notifications',
  'product-alternatives',
  'product-documents',
  'product-inventories',
  'product-reviews',
  'products',
  'promos',
  'push-key',
  'push-notifications',
  'quick-order',
  'reset-password',
  'sale-orders',
  'spending',
  'search-token',
  'store-currency',
  'sucursales',
  'user-wish-lists',
  'wish-list-downloads',
  'wish-list-marks',
  'wish-lists',
  'sitemap.xml',
  'robots.txt',
  'sitemaps',
] as const;

/** How long the link to a landing's draft opens it, in minutes. */
export const LANDING_PREVIEW_MINUTES = 60;
