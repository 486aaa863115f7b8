import { z } from 'zod';
import { instantOutput } from '@mayorista/kernel';

export const storeNavPromoButtonConfig = z
  .strictObject({
    label_translations: z.record(z.string(), z.string().nullable()).optional(),
    is_active: z.boolean(),
    id: z.int(),
    label: z.string(),
    url: z.string(),
    variant: z.string(),
    font_size: z.int(),
    text_color: z.string().nullable(),
    background_color: z.string().nullable(),
    starts_at: instantOutput.nullable(),
    ends_at: instantOutput.nullable(),
    position: z.int(),
    image_url: z.string().nullable(),
  })
  .meta({ id: 'StoreNavPromoButtonConfig' });
