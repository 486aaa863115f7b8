import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const line = z.string().nullable();

const productNomTag = z
  .strictObject({
    product_id: z.int(),
    nomTagFields: z.strictObject({
      product_name: line,
      brand: line,
      model: line,
      country_of_origin: line,
      importer_name: line,
      importer_address: line,
      importer_rfc: line,
      input_voltage: line,
      frequency: line,
      power: line,
      current: line,
      contents: line,
      warnings: line,
      warranty: line,
    }),
  })
  .meta({ id: 'ProductNomTag' });

export const productNomTagOutput = dataOutput(productNomTag);
