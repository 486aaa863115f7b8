/** A private file that goes along with a mail. */
export interface MailAttachment {
  readonly file_id: number;
  readonly name: string;
}

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
  /** The files that went along: their names and ids are stored, not their bytes. */
  readonly attached?: readonly MailAttachment[] | undefined;
}

export interface KeptParts {
  readonly recipient: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly tag: string | null;
  /** JSON; null without any. */
  readonly attachments: string | null;
}

const unnamed = 'Correo con datos de acceso';

/**
 * Returns the columns stored of a sent mail. Keeps subject and text only with `isSafeToKeep`: whoever reads a login code could log in
 * with it.
 */
export function keptParts({ to, subject, html, text, tag, isSafeToKeep, keptAs, attached }: MailToKeep): KeptParts {
  const isSafe = isSafeToKeep === true;
  return {
    recipient: [to ?? []].flat().join(', '),
    subject: isSafe ? (subject ?? '') : (keptAs ?? unnamed),
    html: isSafe ? (html ?? null) : null,
    text: isSafe ? (text ?? null) : null,
    tag: tag ?? null,
    attachments: attached === undefined || attached.length === 0 ? null : JSON.stringify(attached),
  };
}
