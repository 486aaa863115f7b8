import { z } from 'zod';
import { dataOutput, instantOutput } from '@mayorista/kernel';

const searchToken = z.strictObject({ token: z.string(), expires_at: instantOutput }).meta({ id: 'SearchToken' });

export const searchTokenOutput = dataOutput(searchToken);
