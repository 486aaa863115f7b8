import { z } from 'zod';
import { instantOutput, listOutput } from '@mayorista/kernel';

const session = z
  .strictObject({
    id: z.uuid().meta({ examples: ['0192f0c4-9a35-7a4e-8a9f-2f4f4f0e6b11'] }),
    device: z.string().meta({ examples: ['Chrome en Windows'] }),
    address: z.string().nullable().meta({ description: 'La dirección IP desde la que se abrió' }),
    started_at: instantOutput,
    used_at: instantOutput,
    is_remembered: z.boolean(),
    is_current: z.boolean(),
  })
  .meta({ id: 'UserSession' });

export const sessionListOutput = listOutput(session);
