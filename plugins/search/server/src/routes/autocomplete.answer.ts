import { z } from 'zod';

const productAutocomplete = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    model: z.string(),
    provider_model: z.string().nullable(),
    brand_id: z.int(),
    brand_name: z.string(),
    description: z.string(),
    image_full_path: z.string().nullable(),
    main_image_alt: z.string().nullable(),
    product_flow_type: z.string(),
    stage_id: z.int(),
    category_id: z.int(),
    category_ids: z.array(z.int()),
    category_tree: z.string(),
    is_new: z.boolean(),
    has_promo: z.boolean().optional(),
    ranking: z.int(),
    inventory: z.int().optional(),
    in_stock: z.boolean().optional(),
    stock_by_branch: z.record(z.string(), z.int()).optional(),
    branch_ids_in_stock: z.array(z.int()).optional(),
    list_price: z.number().optional(),
    level_4_price: z.number().optional(),
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
