import { z } from 'zod';
import { dataOutput, instantOutput } from '@mayorista/kernel';

const openedImpersonation = z
  .strictObject({
    jwt: z.string(),
    refreshToken: z.string(),
    user_id: z.int(),
    name: z.string(),
    ends_at: instantOutput.meta({ description: 'Cuándo termina por sí sola' }),
  })
  .meta({ id: 'OpenedImpersonation', description: 'Una sesión en nombre de otra persona' });

export const openedImpersonationOutput = dataOutput(openedImpersonation);

export const endedImpersonationOutput = dataOutput(z.strictObject({ ok: z.literal(true) }));
