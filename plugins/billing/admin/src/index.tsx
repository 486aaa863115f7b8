import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { invoice, invoiceCancellation, invoicePayment } from '../../shared';

const [write, cancel] = ['invoices.write', 'invoices.cancel'];

export default {
  register(app: StrapiApp): void {
    recordPages(app, invoice, {
      area: 'Ventas',
      position: 50,
      isBegunElsewhere: true,
      permissions: { moves: { issue: write, discard: write, request_cancellation: cancel, keep: cancel } },
      slots: () => import('./invoices/slots').then(({ invoiceSlots }) => invoiceSlots),
    });
    recordPages(app, invoicePayment, { area: 'Ventas', position: 60 });
    recordPages(app, invoiceCancellation, {
      area: 'Ventas',
      position: 70,
      isBegunElsewhere: true,
      permissions: { write: cancel, moves: { resend: cancel } },
    });
    app.registerPlugin({ id: 'billing', name: 'Facturación' });
  },
};
