import type { ItemOf } from '@mayorista/config/answers';

export type Mail = ItemOf<'GET /mail-outbox'>;

/** Returns the Spanish text of a mail's state: 'sent', or only stored because no mail server is configured. */
export const stateLabel = (state: string): string => (state === 'sent' ? 'Enviado' : 'Guardado aquí');
