import { defineRecord, event, getKnex, type Actor } from '@mayorista/kernel';
import { cancellationRequested } from '../../../events';
import { invoiceCancellation } from '../../../shared/invoice-cancellation.shape';
import { inReachOfCompany } from '../invoices/invoice.scope';
import { tables } from '../uids';

const byItself = { needs: 'invoices.cancel', may: (_row: unknown, { kind }: Actor) => kind === 'system' };

/** Serves requests to cancel documents; they are opened by the invoice's own move and answered by the tax authority. */
export const invoiceCancellations = defineRecord(invoiceCancellation, {
  omits: ['create', 'update', 'remove'],
  // Those of the invoices whose payments somebody may know of.
  scope: (query, actor, strapi) => {
    const invoices = getKnex(strapi)(tables.invoice).select('id');
    inReachOfCompany(invoices, actor);
    void query.whereIn('invoice_id', invoices);
  },
  moves: {
    send: byItself,
    /** The tax authority answers 202 to what it has. */
    resend: {
      needs: 'invoices.cancel',
      announce: ({ id }) => event(cancellationRequested, { cancellationId: id }),
    },
    accept: byItself,
    reject: byItself,
  },
});
