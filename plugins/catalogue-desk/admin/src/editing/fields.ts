import { DISCOUNT_TYPE_TEXTS, FLOW_TYPE_TEXTS, PRODUCT_TYPE_TEXTS } from '@mayorista/config/constants';

/** How a field of a product is asked for, apart from the form it stands in. */
interface Asked {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** May be left without a value. */
  readonly isOptional?: boolean;
}

export type ProductField =
  | (Asked & { readonly kind: 'text'; readonly maxLength: number })
  /** Dollars or percent: typed with a decimal comma too. */
  | (Asked & { readonly kind: 'decimal' })
  | (Asked & { readonly kind: 'whole' })
  /** 1 and 0 on the platform. */
  | (Asked & { readonly kind: 'flag' })
  /** true and false on the platform. */
  | (Asked & { readonly kind: 'boolean' })
  | (Asked & { readonly kind: 'choice'; readonly choices: Readonly<Record<string, string>> })
  | (Asked & { readonly kind: 'record'; readonly path: string });

const optional = { isOptional: true } as const;

const catalogue: readonly ProductField[] = [
  { kind: 'record', name: 'brand_id', label: 'Marca', path: '/catalogue/brands', ...optional },
  { kind: 'record', name: 'category_id', label: 'Categoría', path: '/catalogue/categories', ...optional },
  { kind: 'record', name: 'stage_id', label: 'Etapa', path: '/catalogue/stages', ...optional },
  { kind: 'record', name: 'brand_tvc_id', label: 'Marca TVC', path: '/catalogue/brands-tvc', ...optional },
  { kind: 'record', name: 'tvc_category_id', label: 'Categoría TVC', path: '/catalogue/tvc-categories', ...optional },
];

const satKey: ProductField = {
  kind: 'text',
  name: 'sat_key',
  label: 'Clave SAT',
  hint: 'Ocho dígitos del catálogo del SAT',
  maxLength: 8,
  ...optional,
};
const satUnit: ProductField = {
  kind: 'text',
  name: 'sat_unit',
  label: 'Unidad SAT',
  hint: 'H87 pieza, MTR metro, KT kit; pieza si se deja vacía',
  maxLength: 3,
  ...optional,
};
const guarantee: ProductField = { kind: 'whole', name: 'guarantee', label: 'Garantía (meses)', ...optional };

const prices: readonly ProductField[] = [
  { kind: 'decimal', name: 'list_price', label: 'Precio de lista (USD)' },
  { kind: 'decimal', name: 'fixed_price', label: 'Precio fijo (USD)', ...optional },
  { kind: 'decimal', name: 'promo_discount', label: 'Descuento de promoción (%)' },
];

const sale: readonly ProductField[] = [
  { kind: 'choice', name: 'product_flow_type', label: 'Tipo de flujo', choices: FLOW_TYPE_TEXTS },
  { kind: 'whole', name: 'forecast', label: 'Pronóstico (piezas al mes)' },
  { kind: 'flag', name: 'status', label: 'Activo' },
];

/** What many products can be given at once: all but what belongs to one alone (spec catalogue 4, bulk update). */
export const massFields: readonly ProductField[] = [
  ...catalogue,
  ...prices,
  ...[1, 2, 3, 4, 5, 6].map((level): ProductField => ({
    kind: 'decimal',
    name: `promo_level_${level}`,
    label: `Promoción nivel ${level} (%)`,
    ...optional,
  })),
  { kind: 'choice', name: 'discount_type', label: 'Tipo de descuento', choices: DISCOUNT_TYPE_TEXTS },
  { kind: 'choice', name: 'product_type', label: 'Tipo de producto', choices: PRODUCT_TYPE_TEXTS },
  ...sale,
  { kind: 'boolean', name: 'show_in_news', label: 'Mostrar en novedades' },
  {
    kind: 'boolean',
    name: 'can_be_added_to_electronic_wallet_type_sale_orders',
    label: 'Monedero electrónico',
  },
  { kind: 'boolean', name: 'requires_nom', label: 'Requiere NOM', ...optional },
  satKey,
  satUnit,
  guarantee,
  { kind: 'decimal', name: 'average_cost', label: 'Costo promedio (USD)' },
  { kind: 'decimal', name: 'igi_percentage', label: 'IGI (%)' },
  { kind: 'whole', name: 'quantity', label: 'Cantidad inicial' },
  { kind: 'flag', name: 'generates_utility', label: 'Genera utilidad' },
  { kind: 'flag', name: 'serial', label: 'Lleva número de serie' },
  { kind: 'flag', name: 'batched', label: 'Se maneja por lote' },
];

/** A quick edit and its parts, as the call takes them (spec catalogue 3: catalogue, generalInfo and quickEdit). */
export const quickParts: readonly {
  readonly part: 'generalInfo' | 'catalogue' | 'quickEdit';
  readonly title: string;
  readonly fields: readonly ProductField[];
}[] = [
  {
    part: 'generalInfo',
    title: 'Información general',
    fields: [
      { kind: 'text', name: 'name_translations.es', label: 'Nombre', maxLength: 255 },
      { kind: 'text', name: 'name_translations.en', label: 'Nombre en inglés', maxLength: 255, ...optional },
      { kind: 'text', name: 'model', label: 'Modelo', maxLength: 120 },
      { kind: 'text', name: 'provider_model', label: 'Modelo del proveedor', maxLength: 120, ...optional },
      { kind: 'text', name: 'barcode', label: 'Código de barras', maxLength: 40, ...optional },
      satKey,
      guarantee,
    ],
  },
  { part: 'catalogue', title: 'Catálogo', fields: catalogue.slice(0, 3) },
  { part: 'quickEdit', title: 'Precio y venta', fields: [...prices, ...sale] },
];
