import type { Migration } from './migration';

/** Writes into each receipt of before the currency of its part of the payment. */
export const currencyOfReceipts: Migration = {
  name: '0007-currency-of-receipts',
  stage: 'after-additions',
  up: async (trx) => {
    if (!(await trx.schema.hasColumn('sale_order_payment_receipts', 'currency'))) return;
    await trx('sale_order_payment_receipts')
      .whereNull('currency')
      .update({
        currency: trx('sale_order_payments')
          .whereRaw('sale_order_payments.id = sale_order_payment_receipts.payment_id')
          .select('currency'),
      });
  },
};
