import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const productNomCertificate = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    nom_certificate_id: z.int(),
    certified_model: z.string().nullable(),
  })
  .meta({ id: 'ProductNomCertificate' });

export const productNomCertificateOutput = dataOutput(productNomCertificate);
