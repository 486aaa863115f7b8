export interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly sender: string | null;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly state: string;
  readonly sent_at: string | null;
}

/** Returns the Spanish text of a mail's state: 'sent', or only stored because no mail server is configured. */
export const stateLabel = (state: string): string => (state === 'sent' ? 'Enviado' : 'Guardado aquí');
