import { inSpanish } from '@mayorista/kernel/shared';
/** Currencies of a quotation. */
export const currencies = { MXN: 'Pesos', USD: 'Dólares' } as const;

/** How a version that was sent is answered. */
const answerWords = {
  countered: { es: 'Contraoferta', en: 'Counter-offer' },
  accepted: { es: 'Aceptada', en: 'Accepted' },
  rejected: { es: 'Rechazada', en: 'Rejected' },
} as const;

/** The same in Spanish, as staff read it. */
export const answerLabels = inSpanish(answerWords);

/** Days that a quotation is valid unless said, counted from the day on which it is made. */
export const VALID_DAYS = 15;

/** Most days for which the house's people may hold prices and exchange rate; who buys may have them held for VALID_DAYS. */
export const MOST_VALID_DAYS = 90;

/** Most lines of a quotation. */
export const MOST_LINES = 500;

/** Most mails of one quotation: it is sent to whatever address somebody types. */
export const MOST_MAILS = 50;
