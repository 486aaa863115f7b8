import { z } from 'zod';

/** A mail that is stored with its text, as a job's payload and in the list of sent mails. */
export const mailSchema = z.object({
  /**
   * States that nothing in the mail gives access to an account: no code, no link that stands for a password. Send other mails by
   * `deliverMail`, which stores no text. The default serves mails that were queued before this field existed.
   */
  isSafeToKeep: z.literal(true).default(true),
  /** The idempotency key, e.g. 'order-placed:123'. */
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
  /** Private files of the platform's own that go along, by id: they must be there when the mail is sent. */
  attachments: z
    .array(z.object({ file_id: z.number().int().positive(), name: z.string().min(1).max(200) }))
    .max(5)
    .optional(),
  /** The kind of mail, for the list in the panel: 'order-placed'. */
  tag: z.string().max(80).optional(),
});

export type Mail = z.input<typeof mailSchema> & { readonly isSafeToKeep: true };
export type CheckedMail = z.output<typeof mailSchema>;
