import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

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

const act = z
  .strictObject({
    id: z.int(),
    action: z.string().meta({ examples: ['changed'] }),
    model_type: z.string().meta({ examples: ['carts'] }),
    model_label: z.string().meta({ description: 'Qué es, en español', examples: ['Carrito'] }),
    model_id: z.string(),
    changes: z.record(z.string(), z.unknown()).meta({
      description: 'Por campo: el valor de antes y el de después; vacío para quien no es de la casa',
      examples: [{ 'products.7': [null, '2 × VK-1'] }],
    }),
    staff: z.string().nullable().meta({ description: 'Quién lo hizo' }),
    person: z.string().meta({ description: 'En nombre de quién' }),
    happened_at: instantOutput,
  })
  .meta({ id: 'ImpersonationAct', description: 'Algo que se hizo en nombre de otra persona' });

export const impersonationActListOutput = listOutput(act);
