import type { Json } from '@mayorista/kernel';

/** Fields that a form may send as text, though they are numbers. */
const numbers = new Set([
  'brand_id',
  'category_id',
  'stage_id',
  'tvc_category_id',
  'brand_tvc_id',
  'guarantee',
  'forecast',
  'quantity',
  'generates_utility',
  'serial',
  'batched',
  'status',
  'main_image',
]);
/** 0 and 1 stand for no and yes. */
const flags = new Set(['show_in_news', 'requires_nom', 'can_be_added_to_electronic_wallet_type_sale_orders']);
/** Fields that have a default: left empty, they are left out. */
const defaulted = new Set([
  'list_price',
  'average_cost',
  'promo_discount',
  'igi_percentage',
  'forecast',
  'quantity',
  'generates_utility',
  'discount_type',
  'product_type',
  'product_flow_type',
  'serial',
  'batched',
  'status',
  'show_in_news',
  'can_be_added_to_electronic_wallet_type_sale_orders',
]);
/** What a form sends back though it is computed, or has calls of its own. */
const shownOnly = new Set(['image_full_path', 'main_image_alt', 'media']);
/** Lists of products, named by id or by a record that holds it. */
const lists = new Set(['replacements', 'related_products']);
/** The document's own values of discount_type (spec catalogue 3; decisions, Model). */
const discountTypes: Readonly<Record<string, string>> = { '1': 'by_percentage', '2': 'by_fixed_price' };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a product as the documents' forms send them, in the form in which they are checked: parts `product` and `quickAccess`
 * together, texts of numbers as numbers, an empty text as nothing, `name` and `description` as translations. Pure; checks nothing.
 */
export function normaliseProduct(body: Json): Json {
  const { product, quickAccess, ...rest } = body;
  const fields = { ...rest, ...(isObject(product) ? product : {}), ...(isObject(quickAccess) ? quickAccess : {}) };
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => normalised(name, value)));
}

function normalised(name: string, value: unknown): [string, unknown][] {
  if (shownOnly.has(name)) return [];
  const filled = value === '' ? null : value;
  if (filled === null && defaulted.has(name)) return [];
  if (name === 'name' || name === 'description') return texts(name, filled);
  return [[name, valueOf(name, filled)]];
}

function texts(name: string, value: unknown): [string, unknown][] {
  if (value === null) return name === 'description' ? [['description_translations', null]] : [];
  return [[`${name}_translations`, typeof value === 'string' ? { es: value } : value]];
}

function valueOf(name: string, value: unknown): unknown {
  if (name === 'discount_type') return discountTypes[String(value)] ?? value;
  if (numbers.has(name) && typeof value === 'string' && /^\d{1,10}$/.test(value)) return Number(value);
  if (flags.has(name) && ['0', '1'].includes(String(value))) return String(value) === '1';
  if (lists.has(name) && Array.isArray(value)) return value.map(idOf);
  if (name === 'description_translations' && isObject(value)) return withoutEmpty(value);
  return value;
}

const withoutEmpty = (value: Json): Json => Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ''));

const idOf = (value: unknown): unknown => {
  const id = isObject(value) ? (value.product_id ?? value.id) : value;
  return typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : id;
};
