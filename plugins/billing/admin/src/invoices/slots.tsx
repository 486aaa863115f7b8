import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { invoice } from '../../../shared';
import { InvoiceAside } from './InvoiceAside';
import { InvoiceOrderButton } from './InvoiceOrderButton';

/** What is special on the pages of invoices: making one of an order, its files, what a step means. */
export const invoiceSlots: RecordSlots<typeof invoice> = {
  list: { toolbar: InvoiceOrderButton },
  record: { aside: InvoiceAside },
  move: {
    issue: {
      explain: () => 'Se sella y se envía a timbrar. El resultado aparece en su estado en unos segundos.',
      done: () => 'Factura enviada a timbrar',
    },
    discard: {
      explain: () => 'El documento rechazado se descarta; su pedido se puede facturar otra vez.',
      done: () => 'Documento descartado',
    },
    keep: {
      explain: () =>
        'La solicitud se da por perdida y la factura sigue vigente. Úsalo cuando el SAT no la encuentra o no la deja cancelar.',
      done: () => 'La factura sigue vigente',
    },
    request_cancellation: {
      explain: () =>
        'Se solicita al SAT. Con el motivo 01 emite antes la factura que la sustituye: su folio fiscal se toma solo.',
      done: () => 'Cancelación solicitada',
    },
  },
};
