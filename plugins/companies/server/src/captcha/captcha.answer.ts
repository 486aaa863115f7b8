import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const captchaChallenge = z
  .strictObject({
    algorithm: z.enum(['SHA-1', 'SHA-256', 'SHA-512']),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  })
  .meta({ id: 'CaptchaChallenge', description: 'Una prueba de trabajo, como la resuelve un navegador' });

export const captchaChallengeOutput = dataOutput(captchaChallenge);
