import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const verification = z
  .strictObject({
    id: z.int(),
    verified: z.boolean(),
    is_sent: z.boolean().meta({ description: 'Se envió un código' }),
  })
  .meta({ id: 'ContactVerification' });

export const verificationOutput = dataOutput(verification);
