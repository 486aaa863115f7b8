import { z } from 'zod';
import { dataOutput, instantOutput, listOutput, namedOutput } from '@mayorista/kernel';
import { datasheetField, productDatasheetGroup, translatedName } from '@mayorista/catalogue/answers';

const datasheet = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    name_translations: translatedName,
    fields_count: z.int(),
    categories: z.array(namedOutput),
  })
  .meta({ id: 'Datasheet' });

export const datasheetListOutput = listOutput(datasheet);

const datasheetGroup = z.strictObject({
  id: z.int(),
  name: z.string(),
  name_translations: translatedName,
  order: z.int(),
  datasheet_fields: z.array(datasheetField),
});

const datasheetWithGroups = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    name_translations: translatedName,
    updatedAt: instantOutput,
    datasheet_groups: z.array(datasheetGroup),
    categories: z.array(namedOutput),
  })
  .meta({ id: 'DatasheetWithGroups' });

const datasheetOfProduct = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    datasheet_id: z.int().nullable(),
    datasheet_name: z.string().nullable(),
    updatedAt: instantOutput.nullable(),
    product_datasheet_groups: z.array(productDatasheetGroup),
    name: z.string(),
    name_translations: translatedName,
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
    options: z.array(translatedName),
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
