import { z } from 'zod';
import { flag, names, optionalText, paging, recordId, text } from '@mayorista/catalogue/inputs';

const fieldTypes = ['text', 'number', 'boolean', 'list'] as const;
export type FieldType = (typeof fieldTypes)[number];

const field = z.object({
  id: recordId.optional(),
  name_translations: names(160),
  field_type: z.enum(fieldTypes, { error: 'not_an_option' }).default('text'),
  unit: optionalText(20),
  datasheet_list_id: recordId.nullish(),
  is_key: flag.default(false),
});
const group = z.object({
  id: recordId.optional(),
  name_translations: names(160),
  datasheet_fields: z.array(field).max(300).default([]),
});

/** A datasheet as staff build it: groups of fields, in the order sent (spec catalogue 3, Datasheet). */
export const datasheetInput = z.object({
  name_translations: names(160),
  datasheet_groups: z.array(group).max(60).optional(),
  categories: z.array(recordId).max(2_000).optional(),
});
export const datasheetChange = datasheetInput.partial();
export const datasheetQuery = z.object({ ...paging, omniSearchQuery: z.string().max(200).optional() });
export const datasheetLook = z.object({
  showForProduct: flag.optional(),
  product_id: recordId.optional(),
});

export const listInput = z.object({
  id: recordId.optional(),
  name: text(160),
  options: z.array(names(255)).min(1).max(500),
});

const value = z.object({
  id: recordId.optional(),
  code: z.string().max(160).optional(),
  value: z.union([z.string().max(2_000), z.number(), z.boolean()]).nullish(),
  value_en: optionalText(2_000),
});

/** The values of a product's datasheet, by group (spec catalogue 3: product_datasheet_groups). */
export const productDatasheetInput = z.object({
  product_datasheet_groups: z.array(z.object({ product_datasheet_fields: z.array(value).max(300) })).max(60),
});

export type DatasheetChange = z.output<typeof datasheetChange>;
export type GroupInput = z.output<typeof group>;
export type FieldInput = z.output<typeof field>;
export type ProductDatasheetInput = z.output<typeof productDatasheetInput>;
export type ValueInput = z.output<typeof value>;
export type ListInput = z.output<typeof listInput>;
