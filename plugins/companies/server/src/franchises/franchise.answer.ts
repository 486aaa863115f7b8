import { z } from 'zod';
import { dataOutput, namedOutput } from '@mayorista/kernel';

const franchiseMigration = z
  .strictObject({
    id: z.int(),
    salesman: z
      .strictObject({
        full_name: z.string(),
        email: z.string(),
        number: z.string().nullable().meta({ description: 'El teléfono de su sucursal' }),
        extension: z.null(),
      })
      .nullable(),
    branches: z.array(namedOutput),
    assigned_branch: namedOutput.nullable(),
    banks: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        account_number: z.string().nullable(),
        clabe: z.string().nullable(),
        currency: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'UserFranchiseMigration', description: 'La sucursal y el vendedor que una empresa confirma' });

/** Null once confirmed, or where nothing is asked. */
export const franchiseMigrationOutput = dataOutput(franchiseMigration.nullable());

export const confirmedFranchiseOutput = dataOutput(z.strictObject({ ok: z.literal(true) }));
