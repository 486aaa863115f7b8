import { z } from 'zod';
import { dataOutput } from '../outputs/output';

const mediaAlt = z
  .strictObject({ file_id: z.int(), alts: z.strictObject({ es: z.string().optional(), en: z.string().optional() }) })
  .meta({ id: 'MediaAlt' });

export const mediaAltOutput = dataOutput(z.array(mediaAlt));
