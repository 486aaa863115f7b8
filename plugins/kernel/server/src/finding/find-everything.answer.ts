import { z } from 'zod';
import { dataOutput } from '../outputs/output';

const hit = z
  .strictObject({
    kind: z.string().meta({ examples: ['sale-orders'] }),
    kind_label: z.string().meta({ examples: ['Pedido'] }),
    id: z.int(),
    title: z.string().meta({ examples: ['P-2026-000123'] }),
    detail: z.string().meta({ examples: ['Seguridad del Norte · Pagado'] }),
    to: z.string().meta({ description: 'La página del panel que lo abre' }),
  })
  .meta({ id: 'Hit' });

export const findingOutput = dataOutput(z.array(hit));
