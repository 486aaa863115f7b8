import { z } from 'zod';
import { listOutput } from '../outputs/output';
import { instantOutput } from '../outputs/parts';

const history = z
  .strictObject({
    id: z.int(),
    action: z.string(),
    actor: z.string(),
    on_behalf_of: z.string().nullable(),
    changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).meta({
      description: 'Por campo: el valor de antes y el de después',
      examples: [{ name: ['Antes', 'Después'] }],
    }),
    happened_at: instantOutput,
  })
  .meta({ id: 'History' });

export const historyListOutput = listOutput(history);
