import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** A datasheet was changed, or given to a category: what products say of themselves may read otherwise. */
export const datasheetChanged = defineEvent('datasheet.changed', z.object({ id: z.number().int().positive() }), {
  leavesKnown: true,
});
