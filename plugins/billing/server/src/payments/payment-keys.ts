/** Begins the key of what an order's other parts paid before its invoice: money that was never charged to a credit line. */
const beforeInvoice = 'order-payment:';

/** Returns the key of what a part of an order's payment paid of its invoice. */
export const orderPaymentKey = (partId: number, invoiceId: number): string =>
  `${beforeInvoice}${partId}:invoice:${invoiceId}`;

/** Begins the key of a complement of a deposit to a credit line, by the line of the ledger that the deposit wrote. */
const deposit = 'deposit:';

/** Returns the key of the complement of what a deposit paid of one order's invoices. */
export const depositKey = (movementId: number): string => `${deposit}${movementId}`;

/** Tells whether a payment is a deposit, which moved the credit line before its complement did. */
export const isDepositKey = (key: string | null): boolean => key?.startsWith(deposit) === true;

/** Tells whether a key is made by the platform alone. */
export const isOfPlatform = (key: string): boolean => key.startsWith(beforeInvoice) || key.startsWith(deposit);

/** Tells whether a payment lowers what a credit line owes. */
export const movesLedger = (key: string | null): boolean => key === null || !key.startsWith(beforeInvoice);
