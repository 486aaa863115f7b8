/** What of a mail decides how it is kept. */
export interface MailToKeep {
  readonly to?: string | string[] | undefined;
  readonly subject?: string | undefined;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly tag?: string | undefined;
  /** Whether its sender says that nothing in it lets anybody in. Unsaid, it is taken to carry a code. */
  readonly isSafeToKeep?: boolean | undefined;
  /** What the list shows of a mail whose text is not kept. */
  readonly keptAs?: string | undefined;
}

export interface KeptParts {
  readonly recipient: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly tag: string | null;
}

const unnamed = 'Correo con datos de acceso';

/**
 * The columns in which a sent mail is kept for staff to read. Subject and text only of a mail that is said to be safe: whoever reads
 * a code that lets somebody in is let in.
 */
export function keptParts({ to, subject, html, text, tag, isSafeToKeep, keptAs }: MailToKeep): KeptParts {
  const isSafe = isSafeToKeep === true;
  return {
    recipient: [to ?? []].flat().join(', '),
    subject: isSafe ? (subject ?? '') : (keptAs ?? unnamed),
    html: isSafe ? (html ?? null) : null,
    text: isSafe ? (text ?? null) : null,
    tag: tag ?? null,
  };
}
