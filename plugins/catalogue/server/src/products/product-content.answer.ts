import { z } from 'zod';
import { locales } from '@mayorista/config';
import { instantOutput } from '@mayorista/kernel';

/** The content in a product's answer, which a domain to the right keeps: that one answers its own calls in these words too. */
export const overviewViews = ['web', 'mobile'] as const;
export const overviewAligns = ['left', 'center', 'right'] as const;

const productOverviewMedia = z.strictObject({
  id: z.int(),
  language: z.enum(locales),
  image_view_type: z.enum(overviewViews),
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
    image_align: z.enum(overviewAligns),
    order: z.int(),
    media: z.array(productOverviewMedia),
  })
  .meta({ id: 'ProductOverview' });

export const productVideo = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    video_key: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    order: z.int(),
    updated_at: instantOutput,
  })
  .meta({ id: 'ProductVideo' });

export const productDocument = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    requirement_id: z.int().nullable(),
    is_public: z.boolean(),
    name: z.string(),
    mime: z.string().nullable(),
    size_bytes: z.int().nullable(),
    url: z.string(),
    uploaded_by: z.string().nullable(),
    created_at: instantOutput,
  })
  .meta({ id: 'ProductDocument' });

export const translatedName = z.strictObject({ es: z.string(), en: z.string().nullable() });

export const datasheetField = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  name_translations: translatedName,
  field_type: z.enum(['number', 'boolean', 'text', 'list']),
  unit: z.string().nullable(),
  datasheet_list_id: z.int().nullable(),
  options: z.array(translatedName),
  is_key: z.boolean(),
  order: z.int(),
});

const productDatasheetField = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  value_en: z.string().nullable(),
  ...datasheetField.shape,
});

export const productDatasheetGroup = z.strictObject({
  id: z.int(),
  name: z.string(),
  name_translations: translatedName,
  order: z.int(),
  product_datasheet_fields: z.array(productDatasheetField),
});
