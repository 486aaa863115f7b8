import { z } from 'zod';
import { dataOutput, instantOutput, listOutput, namedOutput } from '@mayorista/kernel';

const texts = z.strictObject({ es: z.string(), en: z.string().nullable() });

const datasheet = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    name_translations: texts,
    fields_count: z.int(),
    categories: z.array(namedOutput),
  })
  .meta({ id: 'Datasheet' });

export const datasheetListOutput = listOutput(datasheet);

const datasheetField = z.strictObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  name_translations: texts,
  field_type: z.enum(['number', 'boolean', 'text', 'list']),
  unit: z.string().nullable(),
  datasheet_list_id: z.int().nullable(),
  options: z.array(texts),
  is_key: z.boolean(),
  order: z.int(),
});

const datasheetGroup = z.strictObject({
  id: z.int(),
  name: z.string(),
  name_translations: texts,
  order: z.int(),
  datasheet_fields: z.array(datasheetField),
});

const datasheetWithGroups = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    name_translations: texts,
    updatedAt: instantOutput,
    datasheet_groups: z.array(datasheetGroup),
    categories: z.array(namedOutput),
  })
  .meta({ id: 'DatasheetWithGroups' });

const productDatasheetField = z.strictObject({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  value_en: z.string().nullable(),
  id: z.int(),
  code: z.string(),
  name: z.string(),
  name_translations: texts,
  field_type: z.enum(['number', 'boolean', 'text', 'list']),
  unit: z.string().nullable(),
  datasheet_list_id: z.int().nullable(),
  options: z.array(texts),
  is_key: z.boolean(),
  order: z.int(),
});

export const productDatasheetGroup = z.strictObject({
  id: z.int(),
  name: z.string(),
  name_translations: texts,
  order: z.int(),
  product_datasheet_fields: z.array(productDatasheetField),
});

const datasheetOfProduct = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    datasheet_id: z.int().nullable(),
    datasheet_name: z.string().nullable(),
    updatedAt: instantOutput.nullable(),
    product_datasheet_groups: z.array(productDatasheetGroup),
    name: z.string(),
    name_translations: texts,
    datasheet_groups: z.array(datasheetGroup),
    categories: z.array(namedOutput),
  })
  .meta({ id: 'DatasheetOfProduct' });

export const datasheetOutput = z.union([dataOutput(datasheetWithGroups), dataOutput(datasheetOfProduct)]);

export const datasheetCreateOutput = dataOutput(datasheetWithGroups);

const datasheetList = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    options: z.array(texts),
  })
  .meta({ id: 'DatasheetList' });

export const datasheetListListOutput = listOutput(datasheetList);

export const datasheetListCreateOutput = dataOutput(datasheetList);

const productDatasheet = z
  .strictObject({
    product_id: z.int(),
    datasheet_id: z.int().nullable(),
    datasheet_name: z.string().nullable(),
    updatedAt: instantOutput.nullable(),
    product_datasheet_groups: z.array(productDatasheetGroup),
  })
  .meta({ id: 'ProductDatasheet' });

export const productDatasheetOutput = dataOutput(productDatasheet);
