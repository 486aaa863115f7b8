import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const postalCodeAddress = z
  .strictObject({
    zip_code: z.string(),
    state: z.string(),
    state_code: z.string(),
    municipality: z.string(),
    city: z.string().nullable(),
    colonies: z.array(z.string()),
  })
  .meta({ id: 'PostalCodeAddress' });

export const postalCodeAddressOutput = dataOutput(postalCodeAddress);
