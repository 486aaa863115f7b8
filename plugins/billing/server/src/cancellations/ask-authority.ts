import { inTransaction, now, type Core } from '@mayorista/kernel';
import type { InvoiceRow } from '../invoices/invoice.store';
import { getIssuer, getPac } from '../issuer';
import type { CfdiStatus } from '../pac/pac';
import { lockCancellation, writeAnswer } from './cancellation.store';

/** Asks the tax authority how a document stands, and writes down its words and when they were heard. Throws DependencyAway. */
export async function askAuthority(strapi: Core.Strapi, id: number, invoice: InvoiceRow): Promise<CfdiStatus> {
  const status = await getPac(strapi).status({
    uuid: invoice.uuid ?? '',
    issuerRfc: getIssuer().issuer.rfc,
    receiverRfc: invoice.receiver_rfc ?? '',
    total: invoice.type === 'P' ? '0' : invoice.total,
  });
  await inTransaction(strapi, async (tx) => {
    const row = await lockCancellation(tx, id);
    const isNew = status.isInProcess && row?.in_process_at == null;
    await writeAnswer(tx, id, {
      ...{ sat_status: status.text.slice(0, 200), asked_at: now() },
      ...(isNew ? { in_process_at: now() } : {}),
    });
  });
  return status;
}
