import { getKnex, inTransaction, moveShaped, now, service, type Deps, type Core } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import '../../../contract';
import { invoiceStates, type InvoiceStateSeed } from '@mayorista/database/seeds';
import { run as sendCancellation } from '../cancellations/send-cancellation.handler';
import { tables } from '../uids';
import { findInvoice } from '../invoices/find-invoice';
import { draft, invoiceOrder, orderKey } from '../invoices/invoice-order';
import { invoices } from '../invoices/invoice.record';
import { writeInvoice } from '../invoices/invoice.store';
import { run as stamp } from '../invoices/stamp-invoice.handler';
import { system } from '../invoices/system';

/** Invoices of the demo world's orders: most stamped, one in each other state, some on credit with their payments and notes. */
export const billingDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    if ((await getKnex(strapi)(tables.invoice).first('id')) !== undefined) return;
    for (const seed of invoiceStates) await loadInvoice(strapi, seed);
  },
});

/** What a handler is given beside its payload, outside the runner of jobs. */
const alone = { jobId: 0, attempt: 1, progress: () => Promise.resolve(), signal: new AbortController().signal };

async function loadInvoice(strapi: Core.Strapi, seed: InvoiceStateSeed): Promise<void> {
  const { folio, state, onCredit = false } = seed;
  const row = (await getKnex(strapi)('sale_orders').where('folio', 'like', `%${folio}`).first('id')) as
    { id: number } | undefined;
  if (row === undefined) return;
  const id = await inTransaction(strapi, async (tx) => {
    const order = await service(strapi, 'sales.orders').forInvoice(tx.trx, row.id);
    if (order === null) throw new Error(`Demo order ${folio} is gone`);
    if (state === 'stamped' && !onCredit) return (await invoiceOrder(tx, row.id, { actor: system })).id;
    const drafted = { ...order, paymentMethod: onCredit ? 'credit' : order.paymentMethod };
    return draft(tx, system, { order: drafted, receiver: 'company', liveKey: orderKey(row.id), original: null });
  });
  await bringTo(strapi, id, state);
  for (const [at, amount] of (seed.payments ?? []).entries())
    await pay(strapi, id, { amount, key: `demo:${folio}:${at}` });
  if (seed.credited !== undefined) await credit(strapi, id, { amount: seed.credited, key: `demo${folio}` });
}

interface Given {
  readonly amount: string;
  readonly key: string;
}

async function pay(strapi: Core.Strapi, id: number, { amount, key }: Given): Promise<void> {
  const invoice = await findInvoice({ strapi }, id);
  if (invoice === null) return;
  const { invoiceId } = await inTransaction(strapi, (tx) =>
    service(strapi, 'billing.invoices').complementPayment(
      tx,
      {
        ...{ key, amount, paidAt: now().toISOString(), paymentForm: '03', currency: invoice.currency },
        dollarRate: invoice.exchange_rate,
        operation: `SPEI ${id}${key.slice(-1)}`,
        documents: [{ invoiceId: id, paid: amount }],
      },
      system,
    ),
  );
  await stamp({ ...alone, strapi, payload: { invoiceId } });
}

async function credit(strapi: Core.Strapi, id: number, { amount, key }: Given): Promise<void> {
  const note = { kind: 'amount', key, amount, reason: 'Bonificación por volumen de compra' } as const;
  const issued = await inTransaction(strapi, (tx) =>
    service(strapi, 'billing.invoices').creditNote(tx, id, note, system),
  );
  await stamp({ ...alone, strapi, payload: { invoiceId: issued.id } });
}

async function bringTo(strapi: Core.Strapi, id: number, state: InvoiceStateSeed['state']): Promise<void> {
  if (state === 'draft') return;
  if (state === 'failed') return fail(strapi, id);
  const current = await findInvoice({ strapi }, id);
  if (current?.state === 'draft') await move(strapi, id, { state: 'validated' });
  await stamp({ ...alone, strapi, payload: { invoiceId: id } });
  if (state === 'stamped') return;
  await move(strapi, id, { state: 'cancel_requested', reason: '02' });
  const { id: cancellationId } = (await getKnex(strapi)(tables.cancellation).where({ invoice_id: id }).first('id')) as {
    id: number;
  };
  await sendCancellation({ ...alone, strapi, payload: { cancellationId } });
}

const move = (strapi: Core.Strapi, id: number, input: Readonly<Record<string, unknown>>): Promise<void> =>
  inTransaction(strapi, (tx) => moveShaped(invoices, tx, system, { id, input, expected: null }));

async function fail(strapi: Core.Strapi, id: number): Promise<void> {
  await move(strapi, id, { state: 'failed' });
  const failure = 'CFDI40145: El campo Nombre del receptor no corresponde con el registrado en el SAT para ese RFC.';
  await inTransaction(strapi, (tx) => writeInvoice(tx, id, { failure }));
}
