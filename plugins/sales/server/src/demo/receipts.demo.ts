import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { pastOrders } from '@mayorista/database/seeds';
import {
  createShaped,
  getKnex,
  inTransaction,
  moveShaped,
  roundToCents,
  keepingFiles,
  storeGeneratedFile,
  systemActor,
  type Core,
} from '@mayorista/kernel';
import type { OrderRow } from '../orders/order.store';
import { insertPayment } from '../payments/payment.store';
import { paymentReceipts } from '../receipts/payment-receipt.record';
import { tables } from '../uids';

const house = systemActor('Gabriela Rangel Díaz');
const wrong = 'El comprobante es de otra cuenta: envía el de este pedido';

/** Finds what an order of the demo was made of: they are numbered from the oldest on. */
export const seedOf = ({ source_id: number }: Pick<OrderRow, 'source_id'>) =>
  [...pastOrders].sort((one, other) => other.days_ago - one.days_ago)[Number(number) - 1];

/** Gives the demo's orders their payment by transfer, and receipts in every state. */
export async function loadReceipts(strapi: Core.Strapi): Promise<void> {
  const knex = getKnex(strapi);
  const orders = (await knex(tables.order).where({ source_type: 'demo' }).orderBy('id')) as OrderRow[];
  if (orders.length === 0 || (await knex(tables.receipt).first('id')) !== undefined) return;
  for (const order of orders) await inTransaction(strapi, (tx) => insertPayment(tx, partOf(order)));
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-receipts-'));
  try {
    for (const order of orders) {
      const { receipts = [] } = seedOf(order) ?? {};
      for (const became of receipts) await send(strapi, folder, order, became === 'rejected' ? wrong : null);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const partOf = ({ id, status, total, currency, placed_at: placedAt }: OrderRow) => ({
  sale_order_id: id,
  number: 1,
  method: 'bank_transfer',
  amount: total,
  commission: '0',
  commission_percentage: '0',
  currency,
  ...partState(status, placedAt),
  refunded: '0',
});

function partState(status: OrderRow['status'], placedAt: OrderRow['placed_at']) {
  if (status === 'canceled') return { status: 'canceled', received_at: null };
  const isOwed = status === 'pending_payment' || status === 'waiting_approval';
  return isOwed ? { status: 'pending', received_at: null } : { status: 'received', received_at: placedAt };
}

/** A receipt of an order, rejected for a reason; without one, approved where the order is paid and in review where it is not. */
async function send(strapi: Core.Strapi, folder: string, order: OrderRow, rejected: string | null): Promise<void> {
  const file = path.join(folder, `${order.folio}.pdf`);
  await writeFile(file, await draw(order));
  const name = `transferencia-${order.folio}.pdf`;
  await keepingFiles([{ path: file, name, mime: 'application/pdf' }], ([kept]) =>
    inTransaction(strapi, async (tx) => {
      const part = (await tx.trx(tables.payment).where({ sale_order_id: order.id }).first('id')) as { id: number };
      const columns = {
        payment_id: part.id,
        company_id: order.company_id,
        method: 'bank_transfer',
        currency: order.currency,
        sent_by: order.buyer_name,
      };
      const input = { sale_order_id: order.id, amount: roundToCents(order.total), note: null };
      const id = await createShaped(paymentReceipts, tx, house, { input, columns });
      const terms = {
        needs: 'sale-order-payment-receipts.read',
        companyId: order.company_id,
        model: { type: 'sale-order-payment-receipts', id },
      };
      const fileId = await storeGeneratedFile(tx, kept, terms);
      await tx.trx(tables.receipt).where({ id }).update({ receipt_id: fileId });
      if (order.status === 'pending_payment')
        await tx.trx(tables.payment).where({ id: part.id }).update({ status: 'in_review' });
      else await tx.trx(tables.receipt).where({ id }).update({ state: 'approved', reviewed_by: house.name });
      if (rejected !== null)
        await moveShaped(paymentReceipts, tx, house, {
          id,
          input: { state: 'rejected', reason: rejected },
          expected: null,
        });
    }),
  );
}

async function draw({ folio, total, currency, company_name: company }: OrderRow): Promise<Buffer> {
  const pen = new PDFDocument({ size: 'A6', margin: 24 });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  pen.fontSize(12).text('Transferencia SPEI').fontSize(9).moveDown();
  for (const line of [
    `Ordenante: ${company ?? ''}`,
    `Concepto: ${folio}`,
    `Importe: $${roundToCents(total)} ${currency}`,
  ])
    pen.text(line);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}
