import { z } from 'zod';
import { instantOutput } from '../outputs/parts';

export const mailOutbox = z
  .strictObject({
    id: z.int(),
    recipient: z.string(),
    sender: z.string().nullable(),
    subject: z.string(),
    html: z.string().nullable(),
    text: z.string().nullable(),
    state: z.string(),
    sent_at: instantOutput.nullable(),
  })
  .meta({ id: 'MailOutbox' });
