import { z } from 'zod';

/** One mail that is kept, as a job and in the list of sent mails, with its text. */
export const mailSchema = z.object({
  /**
   * States that nothing in it lets anybody in: no code, no link that stands for a password. Mails that do are sent by `deliverMail`
   * alone, which keeps no text. The default serves mails that were queued before senders had to say it.
   */
  isSafeToKeep: z.literal(true).default(true),
  /** What makes sending it again harmless, e.g. 'order-placed:123'. */
  key: z.string().min(1).max(180),
  to: z.union([z.email(), z.array(z.email()).min(1).max(50)]),
  subject: z
    .string()
    .min(1)
    .max(250)
    .regex(/^[^\r\n]+$/),
  html: z.string().max(500_000).optional(),
  text: z.string().max(200_000).optional(),
  replyTo: z.email().optional(),
  /** Kind of mail, for the list in the panel: 'order-placed'. */
  tag: z.string().max(80).optional(),
});

export type Mail = z.input<typeof mailSchema> & { readonly isSafeToKeep: true };
export type CheckedMail = z.output<typeof mailSchema>;
