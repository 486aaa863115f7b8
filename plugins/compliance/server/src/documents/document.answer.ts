import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';
import { lightColors, lightStates } from '../../../contract';
import { nomProductDocument } from '../products/sheet.answer';

export const nomCertificateListOutput = listOutput(nomProductDocument);

const certifiedProduct = z.strictObject({
  id: z.int(),
  product_id: z.int(),
  certified_model: z.string().nullable(),
  sku: z.string().nullable(),
  model: z.string().nullable(),
  name: z.string().nullable(),
  light: z.enum(lightColors).nullable(),
  light_state: z.enum(lightStates).nullable(),
});

const nomCertificate = nomProductDocument
  .extend({
    next_statuses: z.array(
      z.strictObject({
        status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
        label: z.string(),
        reasons: z.array(z.string()),
      }),
    ),
    products: z.array(certifiedProduct),
  })
  .meta({ id: 'NomDocumentWithProducts' });

export const nomCertificateOutput = dataOutput(nomCertificate);
