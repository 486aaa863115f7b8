import type { SearchRules } from '@mayorista/search-engine';
import { createHash } from 'node:crypto';
import type { Audience } from '../../../contract';
import { PRICE_LEVELS } from '../documents/product-document';
import { CATEGORIES, PRICE_ATTRIBUTES, PRODUCTS, STOCK_ATTRIBUTES } from '../documents/settings';

/** What anyone may see of a product. Never a price, never stock: an attribute is shown because it is named here. */
const OPEN_ATTRIBUTES = [
  'id',
  'name',
  'model',
  'provider_model',
  'brand_id',
  'brand_name',
  'category_id',
  'category_ids',
  'category_tree',
  'description',
  'image_full_path',
  'main_image_alt',
  'product_flow_type',
  'stage_id',
  'is_new',
  'ranking',
];

const CATEGORY_ATTRIBUTES = ['id', 'name', 'tree', 'level'];

/** Every audience there is. */
export const AUDIENCES: Audience[] = [
  { kind: 'anonymous' },
  ...PRICE_LEVELS.map((priceLevel): Audience => ({ kind: 'distributor', priceLevel })),
  { kind: 'secondary' },
  { kind: 'staff' },
];

/**
 * The attributes of an index that an audience may read, filter, count and sort by. A distributor has the list price and that of its own
 * level; a secondary user pays its company's price, which is in no index, so it sees stock alone.
 */
export function allowedAttributes(audience: Audience, indexUid: string): string[] {
  if (indexUid === CATEGORIES) return CATEGORY_ATTRIBUTES;
  if (audience.kind === 'anonymous') return OPEN_ATTRIBUTES;
  const logged = [...OPEN_ATTRIBUTES, 'has_promo', ...STOCK_ATTRIBUTES];
  if (audience.kind === 'distributor') return [...logged, 'list_price', `level_${audience.priceLevel}_price`];
  return audience.kind === 'staff' ? [...logged, 'is_visible', 'sku', ...PRICE_ATTRIBUTES] : logged;
}

/** The rules signed into an audience's token: only staff find products that the store hides. */
export const rulesOf = ({ kind }: Audience): SearchRules =>
  kind === 'staff'
    ? { [PRODUCTS]: null, [CATEGORIES]: null }
    : { [PRODUCTS]: { filter: 'is_visible = true' }, [CATEGORIES]: null };

const nameOf = (audience: Audience): string =>
  audience.kind === 'distributor' ? `distributor-${audience.priceLevel}` : audience.kind;

/** The uid of the API key that signs an audience's tokens, in the form of a version 4 UUID: always the same. */
export function audienceUid(audience: Audience): string {
  const hex = createHash('sha256')
    .update(`search audience ${nameOf(audience)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const audienceOfUid = (uid: string): Audience | undefined =>
  AUDIENCES.find((audience) => audienceUid(audience) === uid);
