import { z } from 'zod';
import { privateFileOutput, recordOutput } from '@mayorista/kernel';

const companyLogo = z
  .strictObject({ id: z.int(), logo: privateFileOutput.omit({ name: true }).nullable() })
  .meta({ id: 'SavedCompanyLogo', description: 'El logo de una empresa' });

export const companyLogoOutput = recordOutput(companyLogo);
