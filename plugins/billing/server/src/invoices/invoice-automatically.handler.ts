import {
  formatMessage,
  getKnex,
  inTransaction,
  moveShaped,
  service,
  ValidationError,
  type Core,
  type JobHandler,
} from '@mayorista/kernel';
import '@mayorista/sales/contract';
import { invoices } from './invoice.record';
import { findByLiveKey, writeInvoice } from './invoice.store';
import { draft, invoiceOrder, orderKey } from './invoice-order';
import { system } from './system';

export const run: JobHandler<{ orderId: number }> = async ({ strapi, payload: { orderId } }) => {
  try {
    return await inTransaction(strapi, (tx) => invoiceOrder(tx, orderId, { actor: system }));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return leaveForStaff(strapi, orderId, error);
  }
};

/** Keeps a document that could not be issued, so that staff find it among the rejected ones and put its reasons right. */
async function leaveForStaff(strapi: Core.Strapi, orderId: number, { refusals }: ValidationError) {
  const order = await service(strapi, 'sales.orders').forInvoice(getKnex(strapi), orderId);
  if (order === null) return { refused: true };
  const failure = refusals.map(({ code, message, params }) => message ?? formatMessage(code, params)).join('\n');
  await inTransaction(strapi, async (tx) => {
    const liveKey = orderKey(orderId);
    if ((await findByLiveKey(tx.trx, liveKey)) !== undefined) return;
    const id = await draft(tx, system, { order, receiver: 'company', liveKey, original: null });
    await moveShaped(invoices, tx, system, { id, input: { state: 'failed' }, expected: null });
    await writeInvoice(tx, id, { failure: failure.slice(0, 2_000) });
  });
  return { refused: true, failure };
}
