import { z } from 'zod';
import { listOutput, namedOutput } from '@mayorista/kernel';

export const dateListOutput = listOutput(
  z.union([namedOutput, z.strictObject({ id: z.int(), name: z.string(), year: z.int() })]),
);
