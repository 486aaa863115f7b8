import { z } from 'zod';

export const conditionGrade = z
  .strictObject({
    id: z.int(),
    grade: z.string(),
    name: z.string(),
    name_translations: z.record(z.string(), z.string().nullable()).nullable(),
    description: z.string(),
    description_translations: z.record(z.string(), z.string().nullable()).nullable(),
    warranty_text: z.string().nullable(),
    warranty_text_translations: z.record(z.string(), z.string().nullable()).nullable(),
    warranty_months: z.int(),
    discount: z.string(),
    position: z.int(),
    is_active: z.boolean(),
  })
  .meta({ id: 'ConditionGrade' });
