import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const asked = z
  .strictObject({
    email: z.string().meta({ description: 'El correo que la cuenta tiene mientras tanto' }),
    pending_email: z.string().meta({ description: 'El que espera a que lo confirmen desde él' }),
  })
  .meta({ id: 'EmailChangeAsked' });

export const emailChangeAskedOutput = dataOutput(asked);

/** The address that the account has once a link was used. */
export const emailLinkOutput = dataOutput(z.strictObject({ email: z.string() }).meta({ id: 'EmailLinkUsed' }));
