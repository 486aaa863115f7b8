import { GLOBAL_INVOICE, UNIT_KEYS } from '@mayorista/config';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { BilledOrder } from '@mayorista/sales/contract';
import type { NewLine } from '../invoices/order-lines';
import { paymentTerms } from '../invoices/payment-terms.rules';

/** A paid order as a receipt of a global invoice: its lines as its own invoice would have them. */
export interface Receipt {
  readonly order: Pick<BilledOrder, 'id' | 'folio' | 'total' | 'payments' | 'paymentMethod'>;
  readonly lines: readonly Pick<NewLine, 'amount' | 'discount' | 'iva_rate'>[];
}

/** Builds the lines of a receipt: one, before taxes; one for each rate where it has several. */
export function receiptLines({ order, lines }: Receipt): NewLine[] {
  const rates = [...new Set(lines.map(({ iva_rate: rate }) => decimal(rate).toFixed(2)))];
  return rates.map((rate) => {
    const base = lines
      .filter((line) => decimal(line.iva_rate).equals(rate))
      .reduce((sum, { amount, discount }) => sum.plus(amount).minus(discount), decimal(0));
    return {
      product_id: null,
      sale_order_id: order.id,
      product_key: GLOBAL_INVOICE.productKey,
      sku: order.folio,
      description: GLOBAL_INVOICE.description,
      quantity: 1,
      unit_key: UNIT_KEYS.activity,
      unit_price: roundToCents(base),
      amount: roundToCents(base),
      discount: '0.00',
      iva_rate: rate,
    };
  });
}

/** Returns how a global invoice was paid: as its largest receipt was (Guía de llenado del CFDI global, FormaPago). */
export function largestForm(receipts: readonly Receipt[]): string {
  const [largest] = [...receipts].sort((a, b) => decimal(b.order.total).comparedTo(a.order.total));
  if (largest === undefined) throw new Error('A global invoice has a receipt');
  return paymentTerms(largest.order).payment_form;
}
