import { decimal, roundToCents, type Currency } from '@mayorista/kernel/shared';
import type { PaidDocument, PaymentDraft } from './cfdi.types';

/** Base and IVA of a payment by rate, in one currency, six decimals. */
interface PaidTax {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

type Decimal = ReturnType<typeof decimal>;

/** Splits what was paid of an invoice into base and IVA, six decimals, in the invoice's currency. */
export function documentTax({ paid, ivaRate }: Pick<PaidDocument, 'paid' | 'ivaRate'>): PaidTax {
  const base = decimal(paid).dividedBy(decimal(ivaRate).plus(1)).toFixed(6);
  return { rate: decimal(ivaRate).toFixed(2), base, amount: decimal(base).times(ivaRate).toFixed(6) };
}

/**
 * Returns how many units of the invoice's currency one unit of the payment's is worth: 1 between equal ones, ten decimals otherwise.
 * `rate` is pesos for one dollar.
 */
export function equivalence(invoice: Currency, payment: Currency, rate: string): string {
  if (invoice === payment) return '1';
  const worth = payment === 'USD' ? decimal(rate) : decimal(1).dividedBy(rate);
  return worth.toFixed(10);
}

/** Converts an amount of an invoice into the payment's currency, unrounded. */
export const inPaymentCurrency = (amount: string, equivalent: string): Decimal => decimal(amount).dividedBy(equivalent);

type Payment = Pick<PaymentDraft, 'documents' | 'currency' | 'amount' | 'dollarRate'>;

/** Adds up the IVA of a payment by rate, in its own currency. */
export function paymentTaxes({ documents, currency, dollarRate }: Payment): PaidTax[] {
  const taxes = documents.map((document) => {
    const worth = equivalence(document.currency, currency, dollarRate);
    const { base, amount, rate: iva } = documentTax(document);
    return { rate: iva, base: inPaymentCurrency(base, worth), amount: inPaymentCurrency(amount, worth) };
  });
  const rates = [...new Set(taxes.map((tax) => tax.rate))].sort().reverse();
  return rates.map((rate) => {
    const of = taxes.filter((tax) => tax.rate === rate);
    const add = (pick: (tax: (typeof taxes)[number]) => Decimal): string =>
      of.reduce((all, tax) => all.plus(pick(tax)), decimal(0)).toFixed(6);
    return { rate, base: add((tax) => tax.base), amount: add((tax) => tax.amount) };
  });
}

/** Attribute names of the complement's totals by rate. */
const totalNames: Readonly<Record<string, string>> = { '0.16': 'IVA16', '0.08': 'IVA8', '0.00': 'IVA0' };

/** Returns the attributes of the complement's totals, all of them in pesos. */
export function paymentTotals(payment: Payment): Readonly<Record<string, string>> {
  const toPesos = payment.currency === 'USD' ? payment.dollarRate : '1';
  const pesos = (amount: string): string => roundToCents(decimal(amount).times(toPesos));
  return {
    ...Object.fromEntries(
      paymentTaxes(payment).flatMap(({ rate, base, amount }) => {
        const name = totalNames[rate];
        return name === undefined
          ? []
          : [
              [`TotalTrasladosBase${name}`, pesos(base)],
              [`TotalTrasladosImpuesto${name}`, pesos(amount)],
            ];
      }),
    ),
    MontoTotalPagos: pesos(payment.amount),
  };
}
