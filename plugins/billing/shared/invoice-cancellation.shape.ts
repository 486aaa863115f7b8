import { defineShape, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { invoices } from './referables';

/** A request to cancel a stamped document, which the tax authority, and sometimes its receiver, must accept. */
export const invoiceCancellation = defineShape({
  name: 'invoice-cancellation',
  domain: 'billing',
  label: ['una cancelación', 'cancelaciones'],
  fields: {
    invoice: readOnly(reference(invoices, { label: 'Factura', required: true })),
    reason: readOnly(text({ label: 'Motivo', max: 2, required: true })),
    substitute_uuid: readOnly(text({ label: 'Folio fiscal que la sustituye', max: 36 })),
    requested_by: readOnly(text({ label: 'Solicitada por', max: 255 })),
    sent_at: readOnly(moment({ label: 'Enviada' })),
    answered_at: readOnly(moment({ label: 'Respondida' })),
    answer: readOnly(text({ label: 'Respuesta del SAT', max: 1_000 })),
  },
  states: {
    requested: { label: 'Por enviar', tone: 'warning' },
    sent: { label: 'En espera de respuesta', tone: 'warning' },
    accepted: { label: 'Aceptada', tone: 'success' },
    rejected: { label: 'Rechazada', tone: 'danger' },
  },
  moves: {
    send: { from: 'requested', to: 'sent', label: 'Enviar' },
    accept: { from: ['requested', 'sent'], to: 'accepted', label: 'Aceptar' },
    reject: { from: ['requested', 'sent'], to: 'rejected', label: 'Rechazar' },
  },
  indexes: [['invoice'], ['state']],
  list: {
    columns: ['id', 'invoice', 'reason', 'state', 'sent_at', 'answered_at'],
    filters: ['state', 'invoice', 'reason'],
    search: ['invoice.name', 'substitute_uuid'],
  },
});
