import { z } from 'zod';
import { locales } from '@mayorista/config';
import { listOutput, namedOutput } from '@mayorista/kernel';

const banner = z.strictObject({
  id: z.int(),
  language: z.enum(locales),
  url: z.string(),
  alt: z.string().nullable(),
  href: z.string().nullable(),
  width: z.int().nullable().optional(),
  height: z.int().nullable().optional(),
});

/** A text by language; a language without one may be left out. */
const translations = z.record(z.string(), z.string().nullable());

const treeFields = {
  parents: z
    .array(namedOutput)
    .optional()
    .meta({ description: 'El camino desde la raíz, con `getChildrenWithParents`' }),
  full_name: z.string().optional(),
};

export const category = z
  .strictObject({
    id: z.int(),
    name: z.string().meta({ examples: ['Cámaras IP'] }),
    name_translations: translations.optional(),
    abbreviation: z.string().nullable(),
    sat_key: z.string().nullable(),
    position: z.int().nullable(),
    activate_desactivate: z.boolean(),
    parent_category_id: z.int().nullable(),
    image_full_path: z.string().nullable(),
    datasheet_id: z.int().nullable(),
    selected_category_accesories: z.array(z.int()),
    banners: z.array(banner),
    ...treeFields,
  })
  .meta({ id: 'Category' });

export const tvcCategory = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    name_translations: translations.optional(),
    abbreviation: z.string().nullable(),
    sat_key: z.string().nullable(),
    position: z.int().nullable(),
    activate_desactivate: z.boolean(),
    parent_category_id: z.int().nullable(),
    image_full_path: z.string().nullable().optional(),
    category_id: z.int().nullable(),
    category_name: z.string().nullable().optional(),
    ...treeFields,
  })
  .meta({ id: 'TvcCategory' });

const categoryWithProduct = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    parent_category_id: z.int().nullable(),
    products_count: z.int(),
    parents: z.array(namedOutput),
    full_name: z.string(),
  })
  .meta({ id: 'CategoryWithProduct' });

export const categoryWithProductListOutput = listOutput(categoryWithProduct);
