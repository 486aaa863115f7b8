import { z } from 'zod';
import { recordOutput } from '@mayorista/kernel';

const value = z.union([z.string(), z.number()]).nullable();

const read = {
  rfc: z.string().nullable(),
  business_name: z.string().nullable(),
  zip_code: z.string().nullable(),
};

const certificateValidation = z
  .strictObject({
    id: z.int(),
    company_id: z.int(),
    certificate: z
      .strictObject({ ...read, regimes: z.array(z.string()), id_cif: z.string().nullable() })
      .nullable()
      .meta({ description: 'Lo que dice la constancia; nulo mientras no se ha subido ninguna' }),
    proposal: z
      .strictObject({ ...read, tax_regime_id: z.int().nullable(), tax_regime_ids: z.array(z.int()) })
      .nullable()
      .meta({ description: 'Los datos fiscales que resultan de ella' }),
    differences: z.array(z.strictObject({ field: z.string(), certificate: value, typed: value })),
    is_valid: z.boolean(),
  })
  .meta({ id: 'TaxCertificateValidation', description: 'La constancia comparada con los datos fiscales' });

export const certificateValidationOutput = recordOutput(certificateValidation);
