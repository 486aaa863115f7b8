import {
  decimal,
  defineResource,
  isPublished,
  otherLocales,
  service,
  throwIfAny,
  writeRule,
  type Actor,
  type Json,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '../../../contract';
import { uids } from '../uids';
import { refuseTakenModel } from './product-model.store';
import { productChange, productInput, type ProductChange, type ProductInput } from './product.schema';
import { productView, type ProductRow } from './product.view';

/** How a product is read and written, whatever call asks for it: `/products` and `/new-products` are the same data (decisions, Model). */
export const productRecord = defineResource<ProductRow>()({
  path: '/products',
  uid: uids.product,
  label: 'producto',
  localized: true,
  search: ['name', 'model', 'sku', 'provider_model', 'barcode'],
  searchIndexed: true,
  filters: [
    'sku',
    'model',
    'status',
    'published_in_store',
    'product_flow_type',
    'product_type',
    'discount_type',
    'show_in_news',
    'serial',
  ],
  sort: ['list_price', 'name', 'forecast'],
  populate: ['brand', 'category', 'stage', 'brand_tvc', 'tvc_category', 'main_image'],
  order: { id: 'desc' },
  read: { needs: 'products.read' },
  create: writeRule({
    needs: 'products.write',
    schema: productInput,
    before: ({ tx, input }) => judge(tx, input, null),
    toRow: rowOf,
  }),
  update: writeRule({
    needs: 'products.write',
    schema: productChange,
    before: async ({ tx, actor, input }, current) => {
      await judge(tx, input, current as ProductRow | null);
      await judgePrice(tx, actor, input, current as ProductRow | null);
    },
    toRow: rowOf,
  }),
  serialize: productView,
});

async function judge(tx: Tx, input: ProductChange, current: ProductRow | null): Promise<void> {
  throwIfAny([...priceRefusals({ ...pricesOf(current), ...input }), ...selfRefusals(input, current?.id ?? null)]);
  if (input.model === undefined && input.brand_id === undefined) return;
  await refuseTakenModel(tx, modelOf(input, current));
}

/** Another price is judged by whoever knows what may be given away: the domain of prices, where there is one. */
async function judgePrice(tx: Tx, actor: Actor, input: ProductChange, current: ProductRow | null): Promise<void> {
  const { list_price: list, fixed_price: fixed } = input;
  if (current === null || (list === undefined && fixed === undefined)) return;
  if (!isPublished(tx.strapi, 'catalogue.price-judge')) return;
  const before = (await service(tx.strapi, 'catalogue.price-fields').read(tx.trx, [current.id])).get(current.id) ?? {};
  const after = {
    ...(list === undefined ? {} : { list_price: list }),
    ...(fixed === undefined ? {} : { fixed_price: fixed }),
  };
  await service(tx.strapi, 'catalogue.price-judge').judge(tx, actor, { productId: current.id, before, after });
}

const modelOf = (input: ProductChange, current: ProductRow | null) => ({
  model: input.model ?? textOf(current?.model),
  brandId: input.brand_id === undefined ? (current?.brand?.id ?? null) : input.brand_id,
  exceptId: current?.id ?? null,
});

const pricesOf = (row: ProductRow | null): Partial<ProductInput> =>
  row === null ? {} : ({ list_price: row.list_price, fixed_price: row.fixed_price } as Partial<ProductInput>);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A fixed price is what a product is sold for: never above its list price, unless it has none. Pure. */
function priceRefusals({
  fixed_price: fixed,
  list_price: list,
}: Partial<Pick<ProductInput, 'fixed_price' | 'list_price'>>): FieldError[] {
  if (fixed == null || list == null || decimal(list).isZero()) return [];
  return decimal(fixed).greaterThan(list) ? [{ code: 'fixed_above_list', field: 'fixed_price' }] : [];
}

/** A product replaces or completes others, never itself. */
const selfRefusals = (input: ProductChange, id: number | null): FieldError[] =>
  (['replacements', 'related_products'] as const).flatMap((field) =>
    id !== null && input[field]?.includes(id) === true ? [{ code: 'names_itself', field }] : [],
  );

/** Columns by input field: relations lose their `_id`, translations become the Spanish text and the other locales' own. */
function rowOf(input: ProductChange): Json {
  const {
    name_translations: names,
    description_translations: descriptions,
    brand_id,
    category_id,
    stage_id,
    brand_tvc_id,
    tvc_category_id,
    ...rest
  } = input;
  const english = {
    ...(names?.en ? { name: names.en } : {}),
    ...(descriptions?.en ? { description: descriptions.en } : {}),
  };
  const spanish = { name: names?.es, description: descriptions === null ? null : descriptions?.es };
  return {
    ...rest,
    ...said({
      ...spanish,
      brand: brand_id,
      category: category_id,
      stage: stage_id,
      brand_tvc: brand_tvc_id,
      tvc_category: tvc_category_id,
    }),
    ...(Object.keys(english).length > 0 ? { [otherLocales]: { en: english } } : {}),
  };
}

const said = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
