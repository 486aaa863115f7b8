/** What became of the invoice of a demo order. */
export interface InvoiceStateSeed {
  /** End of the order's folio. */
  readonly folio: string;
  readonly state: 'draft' | 'stamped' | 'cancel_requested' | 'failed';
  /** Paid in parts or later: these amounts, in the order's currency, by transfer. */
  readonly onCredit?: boolean;
  readonly payments?: readonly string[];
  /** Taken off by a credit note, with taxes. */
  readonly credited?: string;
}

export const invoiceStates: readonly InvoiceStateSeed[] = [
  { folio: '-000001', state: 'stamped', onCredit: true, payments: ['900.00', '600.00'] },
  { folio: '-000002', state: 'stamped' },
  { folio: '-000003', state: 'stamped' },
  { folio: '-000004', state: 'stamped', onCredit: true, payments: ['10000.00'], credited: '594.59' },
  { folio: '-000005', state: 'cancel_requested' },
  { folio: '-000007', state: 'draft' },
  { folio: '-000008', state: 'failed' },
  { folio: '-000009', state: 'stamped' },
  { folio: '-000014', state: 'cancel_requested' },
];
