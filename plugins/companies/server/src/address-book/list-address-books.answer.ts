import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const addressBook = z
  .strictObject({ id: z.int(), company_id: z.int(), name: z.string(), total_details: z.int() })
  .meta({ id: 'AddressBook' });

export const addressBookListOutput = listOutput(addressBook);
