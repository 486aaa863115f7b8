import { z } from 'zod';

/** More products than this are changed by a job. */
export const changedAtOnce = 50;
export const mostProducts = 20_000;

const id = z.coerce.number().int('invalid').positive('invalid').max(2_147_483_647, 'invalid');

/**
 * Many products, one change: `productIds` or what `filters` find, and the fields they all get. What is a product's own (sku, model,
 * names, picture) is no part of it.
 */
export const bulkAction = z.strictObject({
  productIds: z.array(id).min(1).max(mostProducts).optional(),
  filters: z
    .strictObject({
      brand_id: id.optional(),
      category_id: id.optional(),
      stage_id: id.optional(),
      omniSearchQuery: z.string().trim().max(200).optional(),
    })
    .optional(),
  changes: z.record(z.string(), z.unknown()),
});
export type BulkAction = z.output<typeof bulkAction>;

/** Where the bulk editor is: the products it walks through, and the one that is open. */
export const bulkPlace = z.object({
  productIds: z.array(id).min(1).max(mostProducts),
  index: z.coerce.number().int().min(0),
});
