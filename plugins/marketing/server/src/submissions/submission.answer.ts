import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const landingSubmission = z.strictObject({ message: z.string().nullable() });

export const landingSubmissionOutput = dataOutput(landingSubmission);
