import { z } from 'zod';
import { mostPieces, queryId, recordId } from '../input';

const pieces = z.number().int('invalid').min(0).max(mostPieces);
const ordered = ({ minimum, maximum }: { minimum?: number | undefined; maximum?: number | undefined }): boolean =>
  minimum === undefined || maximum === undefined || maximum >= minimum;
const crossed = { path: ['maximum'], message: 'max_below_min' };

/** How a product is classified, as the limits area changes it; checked by the catalogue, under the same names. */
const classification = z
  .strictObject({
    stage_id: z.unknown(),
    product_flow_type: z.unknown(),
    discount_type: z.unknown(),
    forecast: z.unknown(),
  })
  .partial();

/** PATCH /new-product-limits/{productId}: `productLimits` is the whole list, one a warehouse; a warehouse left out has no limit any more. */
export const productLimitsChange = z.strictObject({
  product: classification.optional(),
  productLimits: z
    .array(z.object({ warehouse_id: recordId, minimum: pieces, maximum: pieces }).refine(ordered, crossed))
    .max(200)
    .refine((limits) => new Set(limits.map(({ warehouse_id: id }) => id)).size === limits.length, 'warehouse_twice')
    .optional(),
});
export type ProductLimitsChange = z.output<typeof productLimitsChange>;

/** One limit of one warehouse. */
export const newLimit = z
  .strictObject({ product_id: recordId, warehouse_id: recordId, minimum: pieces, maximum: pieces })
  .refine(ordered, crossed);
export const changedLimit = z.strictObject({ minimum: pieces.optional(), maximum: pieces.optional() });

/** The products that shall have the limits and the classification of `productId`. */
export const limitAssignment = z.strictObject({
  productId: recordId,
  productsToAssignConfig: z
    .array(z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]))
    .min(1)
    .max(500),
});

export const productQuery = z.object({ product_id: queryId });
