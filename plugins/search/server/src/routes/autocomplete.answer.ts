import { z } from 'zod';

const levelPrice = z.number().nullable().optional();

/** Prices of all levels for staff, of one for whoever buys. */
const levelPrices = {
  level_1_price: levelPrice,
  level_2_price: levelPrice,
  level_3_price: levelPrice,
  level_4_price: levelPrice,
  level_5_price: levelPrice,
  level_6_price: levelPrice,
};

const productAutocomplete = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    model: z.string(),
    provider_model: z.string().nullable(),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    description: z.string(),
    image_full_path: z.string().nullable(),
    main_image_alt: z.string().nullable(),
    product_flow_type: z.string(),
    stage_id: z.int(),
    category_id: z.int().nullable(),
    category_ids: z.array(z.int()),
    category_tree: z.string(),
    is_new: z.boolean(),
    has_promo: z.boolean().optional(),
    ranking: z.int(),
    sku: z.string().nullable().optional(),
    is_visible: z.boolean().optional(),
    inventory: z.int().nullable().optional(),
    in_stock: z.boolean().optional(),
    stock_by_branch: z.record(z.string(), z.int()).optional(),
    branch_ids_in_stock: z.array(z.int()).optional(),
    list_price: z.number().nullable().optional(),
    ...levelPrices,
  })
  .meta({ id: 'ProductAutocomplete' });

export const productAutocompleteOutput = z.strictObject({
  data: z.array(productAutocomplete),
  total: z.int(),
  meta: z.strictObject({}),
});

const productAutocompleteSearchCategory = z.strictObject({
  id: z.int(),
  name: z.string(),
  tree: z.string(),
  level: z.int(),
});

const productAutocompleteSearch = z
  .strictObject({ products: z.array(productAutocomplete), categories: z.array(productAutocompleteSearchCategory) })
  .meta({ id: 'ProductAutocompleteSearch' });

export const productAutocompleteSearchOutput = z.strictObject({
  data: productAutocompleteSearch,
  total: z.int(),
  meta: z.strictObject({ currency_id: z.int() }),
});
