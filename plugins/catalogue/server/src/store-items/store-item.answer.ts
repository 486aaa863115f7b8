import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const adminStoreItem = z
  .strictObject({
    id: z.int(),
    category_id: z.int(),
    name: z.string(),
    name_translations: z.strictObject({ es: z.string(), en: z.string().nullable() }),
    is_active: z.boolean(),
    order: z.int(),
  })
  .meta({ id: 'AdminStoreItem' });

export const adminStoreItemListOutput = listOutput(adminStoreItem);

export const adminStoreItemOutput = z.strictObject({
  data: adminStoreItem,
  message: z.string(),
  meta: z.strictObject({}),
});
