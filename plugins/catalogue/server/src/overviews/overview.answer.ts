import { z } from 'zod';
import { locales } from '@mayorista/config';
import { instantOutput, listOutput } from '@mayorista/kernel';
import { aligns, viewTypes } from './overview.schema';

const productOverviewMedia = z.strictObject({
  id: z.int(),
  language: z.enum(locales),
  image_view_type: z.enum(viewTypes),
  url: z.string(),
  file_name: z.string(),
  alt: z.string().nullable(),
  href: z.string().nullable(),
});

export const productOverview = z
  .strictObject({
    id: z.int(),
    title_translations: z.strictObject({ es: z.string().nullable(), en: z.string().nullable() }),
    description_translations: z.strictObject({ es: z.string().nullable(), en: z.string().nullable() }),
    image_align: z.enum(aligns),
    order: z.int(),
    media: z.array(productOverviewMedia),
  })
  .meta({ id: 'ProductOverview' });

export const productOverviewListOutput = listOutput(productOverview, { updatedAt: instantOutput.nullable() });
