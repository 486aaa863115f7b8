import {
  choice,
  defineShape,
  lines,
  moment,
  money,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { companies } from '@mayorista/companies/shared';
import { invoices } from './referables';
import { currencies } from './terms';

/** Money received for invoices on credit; its complement (Pagos 2.0) is an invoice of type P. */
export const invoicePayment = defineShape({
  name: 'invoice-payment',
  domain: 'billing',
  label: ['un pago de facturas', 'pagos de facturas'],
  fields: {
    operation: text({ label: 'Número de operación', max: 100 }),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    paid_at: moment({ label: 'Fecha de pago', required: true }),
    payment_form: text({
      label: 'Forma de pago',
      hint: 'Clave del SAT: 03 transferencia, 02 cheque, 01 efectivo',
      max: 2,
      required: true,
      pattern: [/^\d{2}$/, 'not_an_option'],
    }),
    currency: choice(currencies, { label: 'Moneda', required: true }),
    /** Pesos for one dollar; needed where payment or invoice is in dollars. */
    dollar_rate: money({ label: 'Tipo de cambio', decimals: 4, above: 0, isRate: true }),
    amount: money({ label: 'Importe', above: 0, required: true }),
    /** Set by whoever records it, so that the same payment is recorded once. */
    key: text({ label: 'Clave', max: 120, unique: true }),
    complement: readOnly(reference(invoices, { label: 'Complemento' })),
  },
  lines: {
    documents: lines({
      one: 'document',
      label: 'Facturas pagadas',
      unique: [['invoice'], 'Esta factura ya está en el pago'],
      fields: {
        invoice: reference(invoices, { label: 'Factura', required: true }),
        paid: money({ label: 'Pagado', above: 0, required: true }),
        partiality: readOnly(quantity({ label: 'Parcialidad', max: 1_000 })),
        previous_balance: readOnly(money({ label: 'Saldo anterior' })),
        remaining_balance: readOnly(money({ label: 'Saldo insoluto' })),
      },
    }),
  },
  found: { by: { operation: 'code' }, byId: true, shows: ['company'], words: ['pago', 'complemento'] },
  list: {
    columns: ['id', 'company', 'paid_at', 'amount', 'currency', 'operation', 'complement'],
    filters: ['company', 'currency', 'documents.invoice'],
    search: ['operation', 'company.name'],
  },
  // The key is for programs.
  form: [['paid_at', 'payment_form', 'operation'], ['currency', 'amount', 'dollar_rate'], 'documents'],
});
