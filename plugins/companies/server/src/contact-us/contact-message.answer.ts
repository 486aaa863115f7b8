import { z } from 'zod';
import { recordOutput } from '@mayorista/kernel';

export const contactMessageSentOutput = recordOutput(z.strictObject({ id: z.int() }));
