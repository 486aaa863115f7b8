import { z } from 'zod';
import { dataOutput } from '../outputs/output';
import { instantOutput } from '../outputs/parts';

const waiting = z
  .strictObject({
    key: z.string(),
    label: z.string().meta({ examples: ['3 pedidos por surtir'] }),
    count: z.int(),
    oldest_at: instantOutput.nullable().meta({ description: 'Desde cuándo espera el más antiguo' }),
    is_late: z.boolean(),
    to: z.string().meta({ description: 'La página del panel que los lista' }),
  })
  .meta({ id: 'Waiting' });

export const waitingListOutput = dataOutput(z.array(waiting));
