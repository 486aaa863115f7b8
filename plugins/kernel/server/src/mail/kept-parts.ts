/** The parts of a mail that decide how it is stored. */
export interface MailToKeep {
  readonly to?: string | string[] | undefined;
  readonly subject?: string | undefined;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly tag?: string | undefined;
  /** True when nothing in the mail gives access to an account. Otherwise it is taken to carry a code. */
  readonly isSafeToKeep?: boolean | undefined;
  /** The subject shown for a mail whose text is not stored. */
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
 * Returns the columns stored of a sent mail. Keeps subject and text only with `isSafeToKeep`: whoever reads a login code could log in
 * with it.
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
