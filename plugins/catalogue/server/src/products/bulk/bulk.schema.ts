import { MASS_EDIT_LIMIT } from '@mayorista/config';
import { z } from 'zod';
import { largestId, typedNumber } from '@mayorista/kernel';

/** More products than this are changed by a job. */
export const changedAtOnce = 50;
export const mostProducts = MASS_EDIT_LIMIT;

const id = typedNumber(z.number().int('invalid').positive('invalid').max(2_147_483_647, 'invalid'));

/**
 * What a list of the panel finds by its own filters and search, on all its pages, without some of it. `count` is how many they were when the
 * change was decided on.
 */
const panelList = z.strictObject({
  filters: z.record(z.string(), z.unknown()).optional(),
  _q: z.string().max(500).optional(),
  except: z.array(id).max(mostProducts).default([]),
  count: z.number().int().min(1).max(mostProducts),
});
export type AskedList = z.output<typeof panelList>;

/**
 * Many products, one change: `productIds`, what `filters` find, or the `list` of the panel, and the fields they all get. What is a product's
 * own (sku, model, names, picture) is no part of it.
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
  list: panelList.optional(),
  changes: z.record(z.string(), z.unknown()),
});
export type BulkAction = z.output<typeof bulkAction>;

/** Where the bulk editor is: the products it walks through, and the one that is open. */
export const bulkPlace = z.object({
  productIds: z.array(id).min(1).max(mostProducts),
  index: typedNumber(z.number().int().min(0).max(largestId)),
});
