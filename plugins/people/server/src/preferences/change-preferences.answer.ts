import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const userPreference = z
  .strictObject({ exchange: z.string(), reception: z.string().nullable() })
  .meta({ id: 'UserPreference' });

export const userPreferenceOutput = dataOutput(userPreference);
