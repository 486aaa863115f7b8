import { z } from 'zod';
import { dataOutput, listOutput } from '@mayorista/kernel';
import { nomProductDocument } from '../products/sheet.answer';

export const nomCertificateListOutput = listOutput(nomProductDocument);

const certifiedProduct = z.looseObject({ id: z.int() });

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
