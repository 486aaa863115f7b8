import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

export const orderPlaced = defineEvent('sale-order.placed', z.object({ orderId: z.number().int().positive() }));
export const orderStatusChanged = defineEvent(
  'sale-order.status-changed',
  z.object({ orderId: z.number().int().positive(), status: z.string() }),
);
