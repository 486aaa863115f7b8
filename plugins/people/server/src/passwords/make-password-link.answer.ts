import { z } from 'zod';
import { dataOutput, instantOutput } from '@mayorista/kernel';

const passwordLink = z.strictObject({ url: z.string(), expires_at: instantOutput }).meta({ id: 'PasswordLink' });

export const passwordLinkOutput = dataOutput(passwordLink);
