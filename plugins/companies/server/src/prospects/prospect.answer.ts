import { z } from 'zod';
import { listOutput, recordOutput } from '@mayorista/kernel';
import { distributorRegistries } from '../registration/distributor-registry.record';

export const distributorRegistryOutput = recordOutput(distributorRegistries.outputs.one);

const foundCompany = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    business_name: z.string(),
    tradename: z.string().nullable(),
    rfc: z.string().nullable(),
    price_level: z.int(),
  })
  .meta({ id: 'FoundCompany' });

export const foundCompanyListOutput = listOutput(foundCompany);
