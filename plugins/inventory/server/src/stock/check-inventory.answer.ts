import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const inventoryChecker = z
  .strictObject({ product_id: z.int(), quantity: z.int(), available: z.int(), is_enough: z.boolean() })
  .meta({ id: 'InventoryChecker' });

export const inventoryCheckerListOutput = listOutput(inventoryChecker);
