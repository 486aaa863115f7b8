import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const restockSuggestion = z
  .strictObject({
    available_source: z.number(),
    source_minimum: z.number(),
    available_target: z.number(),
    in_transit: z.number(),
    in_drafts: z.number(),
    monthly_rotation: z.number(),
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
    id: z.int(),
    product_id: z.int(),
    name: z.string(),
    model: z.string(),
    sku: z.string(),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    stage_id: z.int().nullable(),
    product_flow_type: z.string().nullable(),
    published_in_store: z.boolean(),
    list_price: z.string(),
    fixed_price: z.string().nullable(),
    promo_discount: z.string().nullable(),
    image_full_path: z.string().nullable(),
    suggested_quantity: z.int(),
    goal: z.number(),
    is_limited_by_source: z.boolean(),
    explanation: z.string(),
  })
  .meta({ id: 'RestockSuggestion' });

export const restockSuggestionListOutput = listOutput(restockSuggestion);
