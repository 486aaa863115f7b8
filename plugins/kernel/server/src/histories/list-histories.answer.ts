import { z } from 'zod';
import { listOutput } from '../outputs/output';
import { instantOutput } from '../outputs/parts';

const historyChanges = z.strictObject({
  forecast: z.array(z.int()).optional(),
  replacements: z.array(z.string()).optional(),
  related_products: z.array(z.string()).optional(),
  kit: z.array(z.string()).optional(),
  video_key: z.array(z.string().nullable()).optional(),
  title: z.array(z.string().nullable()).optional(),
  image: z.array(z.string().nullable()).optional(),
  accessories: z.array(z.string()).optional(),
  is_active: z.array(z.boolean().nullable()).optional(),
  id: z.array(z.int().nullable()).optional(),
  name: z.array(z.string().nullable()).optional(),
  abbreviation: z.array(z.string().nullable()).optional(),
  position: z.array(z.int().nullable()).optional(),
  banners: z.array(z.int()).optional(),
  sat_key: z.array(z.string().nullable()).optional(),
});

const history = z
  .strictObject({
    id: z.int(),
    action: z.string(),
    actor: z.string(),
    on_behalf_of: z.string().nullable(),
    changes: historyChanges,
    happened_at: instantOutput,
  })
  .meta({ id: 'History' });

export const historyListOutput = listOutput(history);
