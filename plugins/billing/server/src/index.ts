import { env } from '@mayorista/config';
import { definePlugin, demoService, moveShaped, on, registerSetupSteps, service } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import { orderLinesChanged, orderStatusChanged } from '@mayorista/sales/events';
import { cancellationRequested, invoiceCancelled, invoiceIssued, invoiceStamped } from '../../events';
import { advanceRoutes } from './advances/advance.routes';
import { applyAdvances } from './advances/apply-advances.job';
import { issueAdvanceJob } from './advances/issue-advance.job';
import { queueAdvance } from './advances/queue-advance';
import { invoiceCancellations } from './cancellations/invoice-cancellation.record';
import { checkCancellation } from './cancellations/check-cancellation.job';
import { sendCancellation } from './cancellations/send-cancellation.job';
import { watchCancellations } from './cancellations/watch-cancellations.job';
import { creditNote } from './credit-notes/credit-note';
import { creditGoneLines } from './gone-lines/credit-gone-lines.job';
import { findReturnable } from './credit-notes/find-returnable';
import { globalDaily } from './global-invoices/global-daily.job';
import { issueGlobalRoute } from './global-invoices/global.routes';
import { refreshGlobal } from './global-invoices/refresh-global.job';
import { findByOrder } from './invoices/find-by-order';
import { invoiceAutomatically } from './invoices/invoice-automatically';
import { invoiceOrder } from './invoices/invoice-order';
import { invoices } from './invoices/invoice.record';
import { invoiceRoutes, servedInvoices } from './invoices/invoice.routes';
import { stampInvoice } from './invoices/stamp-invoice.job';
import { messages } from './messages';
import { complementDeposit } from './payments/complement-deposits';
import { complementPayment } from './payments/complement-payment';
import { complementReceived } from './payments/complement-received.job';
import { invoicePayments } from './payments/invoice-payment.record';
import { nameDocuments } from './payments/name-documents';
import { recordPayment } from './payments/record-payment.route';
import { bindPlatform } from './platform';
import { billingSteps } from './setup/billing.steps';
import { invoicingStatus } from './setup/invoicing-status.route';

export default definePlugin({
  name: 'billing',
  area: ['Facturación', 'CFDI de los pedidos: facturas, notas de crédito y complementos de pago, con sus archivos.'],
  messages,
  records: [servedInvoices, invoicePayments, invoiceCancellations],
  routes: [...invoiceRoutes, recordPayment, invoicingStatus, issueGlobalRoute, ...advanceRoutes],
  jobs: [
    stampInvoice,
    invoiceAutomatically,
    complementReceived,
    creditGoneLines,
    sendCancellation,
    checkCancellation,
    watchCancellations,
    globalDaily,
    issueAdvanceJob,
    applyAdvances,
    refreshGlobal,
  ],
  subscriptions: [
    on(invoiceIssued, stampInvoice, (payload) => payload),
    on(invoiceStamped, complementReceived, (payload) => payload),
    // What was invoiced by name leaves the global invoice that held it.
    on(invoiceStamped, applyAdvances, ({ invoiceId }) => ({ invoiceId })),
    on(invoiceCancelled, applyAdvances, (payload) => payload),
    on(invoiceStamped, refreshGlobal, ({ invoiceId }) => ({ invoiceId })),
    on(cancellationRequested, sendCancellation, (payload) => payload),
    on(orderStatusChanged, invoiceAutomatically, ({ orderId, status }) =>
      status === env().invoicing.issueOn ? { orderId } : null,
    ),
    on(orderLinesChanged, creditGoneLines, (payload) => payload),
    on(orderStatusChanged, creditGoneLines, ({ orderId, status }) => (status === 'canceled' ? { orderId } : null)),
    // What changed while it was being stamped.
    on(invoiceStamped, creditGoneLines, ({ orderId }) => (orderId === null ? null : { orderId })),
  ],
  services: {
    'billing.invoices': () => ({
      invoiceOrder,
      complementPayment,
      creditNote,
      findByOrder,
      findReturnable,
      cancel: (tx, id, { reason, substituteUuid }, actor) =>
        moveShaped(invoices, tx, actor, {
          id,
          input: {
            state: 'cancel_requested',
            reason,
            ...(substituteUuid === undefined ? {} : { substitute_uuid: substituteUuid }),
          },
          expected: null,
        }),
    }),
    'billing.demo': demoService(async () => (await import('./demo/billing.demo')).billingDemo),
  },
  register: ({ strapi }) => {
    bindPlatform(strapi);
    registerSetupSteps(strapi, billingSteps);
  },
  bootstrap: ({ strapi }) => {
    nameDocuments(strapi);
    const ledgers = service(strapi, 'payments.ledgers');
    ledgers.onMoney(complementDeposit);
    ledgers.onMoney(queueAdvance);
  },
});
