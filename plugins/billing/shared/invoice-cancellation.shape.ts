import { defineShape, moment, privateFile, readOnly, reference, text } from '@mayorista/kernel/shape';
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
    /** Of the provider's last answer to the request: 201 is no cancellation yet. */
    code: readOnly(text({ label: 'Código', max: 20 })),
    sat_status: readOnly(text({ label: 'Estado en el SAT', max: 200 })),
    asked_at: readOnly(moment({ label: 'Última consulta' })),
    in_process_at: readOnly(moment({ label: 'En proceso desde' })),
    acknowledgement: readOnly(privateFile({ label: 'Acuse', kinds: ['xml'] })),
  },
  states: {
    requested: { label: { es: 'Por enviar', en: 'To be sent' }, tone: 'warning', passes: true },
    sent: { label: { es: 'En espera de respuesta', en: 'Awaiting an answer' }, tone: 'warning' },
    accepted: { label: { es: 'Aceptada', en: 'Accepted' }, tone: 'success' },
    rejected: { label: { es: 'Rechazada', en: 'Rejected' }, tone: 'danger' },
  },
  moves: {
    send: { from: 'requested', to: 'sent', label: 'Enviar' },
    resend: { from: 'sent', to: 'requested', label: 'Enviar de nuevo' },
    accept: { from: ['requested', 'sent'], to: 'accepted', label: 'Aceptar' },
    reject: { from: ['requested', 'sent'], to: 'rejected', label: 'Rechazar' },
  },
  indexes: [['invoice'], ['state']],
  list: {
    columns: ['id', 'invoice', 'reason', 'state', 'sat_status', 'sent_at', 'answered_at'],
    filters: ['state', 'invoice', 'reason'],
    search: ['invoice.name', 'substitute_uuid'],
  },
});
