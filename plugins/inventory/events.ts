import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** Pieces free to sell of some products changed: by a sale, a reservation, a receipt or an adjustment. */
export const stockChanged = defineEvent('stock.changed', z.object({ productIds: z.array(z.number().int().positive()) }));
