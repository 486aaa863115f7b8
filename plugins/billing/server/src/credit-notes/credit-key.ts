/** Returns the live key of a credit note. */
export const creditKey = (key: string): string => `credit:${key}`;

const canceled = 'order-canceled:';
const line = 'order-line:';

/** Returns the keys of notes of what left an order: of a whole canceled one by its invoice, of a line by itself. */
export const canceledKey = (invoiceId: number): string => `${canceled}${invoiceId}`;
/** Returns the key of the note of a canceled order's receipt in a global invoice. */
export const receiptKey = (invoiceId: number, orderId: number): string => `${canceledKey(invoiceId)}:${orderId}`;
export const lineKey = (lineId: number): string => `${line}${lineId}`;

/** Tells whether a note's live key is of what left an order, which gave the money back itself. */
export const isOfOrder = (liveKey: string | null): boolean =>
  [canceled, line].some((beginning) => liveKey?.startsWith(creditKey(beginning)));
