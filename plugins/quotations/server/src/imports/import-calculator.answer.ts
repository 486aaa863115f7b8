import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';
import { quotation } from '../quotations/quotation.answer';

const quotationImportCalculatorLine = z.strictObject({
  rows: z.array(z.int()),
  product_id: z.int(),
  model: z.string(),
  name: z.string(),
  quantity: z.int(),
});

const quotationImportCalculatorProblem = z.strictObject({
  row: z.int(),
  code: z.string(),
  reason: z.string(),
  message: z.string(),
});

const quotationImport = z
  .strictObject({
    quotation: quotation.nullable().meta({ description: 'La cotización a la que se agregaron; null si solo se leyó' }),
    lines: z.array(quotationImportCalculatorLine),
    problems: z.array(quotationImportCalculatorProblem),
  })
  .meta({ id: 'QuotationImport' });

export const quotationImportCalculatorOutput = dataOutput(quotationImport);
