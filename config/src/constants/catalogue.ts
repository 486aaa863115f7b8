/** A product's overviews are numbered from here, and aligned so (catalogue 3, 9). */
export const FIRST_OVERVIEW_ORDER = 1;
export const DEFAULT_OVERVIEW_ALIGN = 'center';

/** Products that one mass edit changes at most. */
export const MASS_EDIT_LIMIT = 20_000;

/** Name of the downloaded labels (catalogue 7, 9). */
export const LABELS_FILE_NAME = 'Etiquetas_productos.zip';

/** How long an export of product limits may take, in milliseconds (catalogue 9). */
export const LIMITS_EXPORT_TIMEOUT_MS = 6_000_000;
export const LIMITS_FILE_NAME = 'product_limits.xlsx';

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

/** Type of a product with pieces on shelves; licences and other services have none, and never run short. */
export const STOCKED_PRODUCT_TYPE = 'product_type_physical';
