import { z } from 'zod';
import { instantOutput } from '@mayorista/kernel';

export const storeProfilePromoDashboardConfig = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    title_translations: z.record(z.string(), z.string().nullable()).optional(),
    text: z.string().nullable(),
    text_translations: z.record(z.string(), z.string().nullable()).optional(),
    action_text: z.string().nullable(),
    action_text_translations: z.record(z.string(), z.string().nullable()).optional(),
    url: z.string(),
    background_color: z.string().nullable(),
    starts_at: instantOutput.nullable(),
    ends_at: instantOutput.nullable(),
    position: z.int(),
    is_active: z.boolean(),
    for_secondary_users: z.boolean(),
    image_url: z.string().nullable(),
  })
  .meta({ id: 'StoreProfilePromoDashboardConfig' });
