import {
  choice,
  createOnly,
  defineShape,
  moment,
  money,
  privateFile,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { companies } from '@mayorista/companies/shared';
import { paymentMethodLabels } from '@mayorista/payments/shared';
import { saleOrderPayments, saleOrders } from './referables';

const megabyte = 1024 * 1024;

/**
 * Proof that a part of an order was paid, which the house reviews (spec storefront 3 and 7, sale-order-payment-receipts). Approving it marks
 * that part as received.
 */
export const paymentReceipt = defineShape({
  name: 'sale-order-payment-receipt',
  domain: 'sales',
  label: ['un comprobante de pago', 'comprobantes de pago'],
  fields: {
    sale_order: createOnly(reference(saleOrders, { label: 'Pedido', required: true })),
    payment: readOnly(reference(saleOrderPayments, { label: 'Parte del pago', required: true })),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    method: readOnly(choice(paymentMethodLabels, { label: 'Forma de pago', required: true })),
    amount: createOnly(money({ label: 'Importe depositado', above: 0, max: 1_000_000_000 })),
    /** That of its part of the payment. */
    currency: readOnly(choice({ MXN: 'MXN', USD: 'USD' }, { label: 'Moneda' })),
    note: createOnly(text({ label: 'Nota', max: 500 })),
    receipt: privateFile({
      label: 'Comprobante',
      kinds: ['pdf', 'png', 'jpg', 'jpeg', 'webp'],
      maxBytes: 10 * megabyte,
    }),
    sent_by: readOnly(text({ label: 'Enviado por', max: 255 })),
    reviewed_by: readOnly(text({ label: 'Revisado por', max: 255 })),
    reviewed_at: readOnly(moment({ label: 'Revisado' })),
    rejection_reason: readOnly(text({ label: 'Motivo del rechazo', max: 500 })),
  },
  states: {
    in_review: { label: { es: 'En revisión', en: 'In review' }, tone: 'warning' },
    approved: { label: { es: 'Aprobado', en: 'Approved' }, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, tone: 'danger' },
  },
  moves: {
    approve: { from: 'in_review', to: 'approved', label: 'Aprobar' },
    reject: {
      from: 'in_review',
      to: 'rejected',
      label: 'Rechazar',
      input: { reason: text({ label: 'Motivo', max: 500, required: true }) },
    },
  },
  indexes: [['state'], ['company', 'state']],
  list: {
    columns: ['id', 'sale_order', 'company', 'method', 'amount', 'currency', 'sent_by', 'createdAt', 'state'],
    filters: ['state', 'sale_order', 'company', 'method'],
    search: ['sale_order.name', 'company.name', 'sent_by', 'note'],
  },
});
