import type { Knex } from 'knex';
import { client, demoPassword, type Client } from '@mayorista/kernel/testing';
import { until } from './until';

/** What the house does with an order, one request after the other. */
export type ClerkStep = 'receipt' | 'approve' | 'pick' | 'scan' | 'dispatch' | 'invoice';

export interface Clerk {
  /** Takes an order that half is to be transferred of to its end: receipt, approval, two shipments with serials, invoice. */
  readonly attend: (order: { readonly id: number; readonly buyer: Client }) => Promise<void>;
  /** How often a request had to be sent again because what it was for had not happened. */
  readonly repeats: () => number;
}

interface World {
  readonly url: () => string;
  readonly db: Knex;
  readonly branchId: number;
  readonly onStep: (step: ClerkStep) => void;
}

const patienceMs = 180_000;
const receiptBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Somebody of the house who looks whether what they asked for has happened, and asks again while it has not: as people do after a power cut. */
export async function clerk({ url, db, branchId, onStep }: World): Promise<Clerk> {
  const token = await panelToken(url);
  let repeats = -1;
  const insist = async (step: ClerkStep, isDone: () => Promise<boolean>, send: (as: Client) => Promise<unknown>) => {
    let answer: unknown = null;
    repeats -= 1;
    await until(
      step,
      async () => {
        if (await isDone()) return true;
        repeats += 1;
        onStep(step);
        answer = await send(client(url(), token)).catch(() => 'no answer');
        return isDone();
      },
      patienceMs,
      150,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}; the last answer: ${JSON.stringify(answer)}`, { cause: error });
    });
    repeats += 1;
  };
  const has = async (table: string, where: object, count = 1): Promise<boolean> =>
    ((await db(table).where(where)) as object[]).length >= count;

  return {
    repeats: () => repeats,
    async attend({ id, buyer }) {
      await insist(
        'receipt',
        () => has('sale_order_payment_receipts', { sale_order_id: id }),
        () => {
          const body = new FormData();
          body.set('sale_order_legacy_id', String(id));
          body.set('receipt', new Blob([new Uint8Array(receiptBytes)]), 'mitad.png');
          return client(url(), buyer.token ?? null).post('/api/sale-order-payment-receipts', body);
        },
      );
      const receipt = (await db('sale_order_payment_receipts').where({ sale_order_id: id }).first('id')) as {
        id: number;
      };
      await insist(
        'approve',
        () => has('sale_order_payment_receipts', { id: receipt.id, state: 'approved' }),
        (as) => as.put(`/sales/sale-order-payment-receipt-states/${receipt.id}`, { state: 'approved' }),
      );
      const lines = (await db('sale_order_details').where({ sale_order_id: id }).orderBy('id')) as {
        id: number;
        quantity: number;
      }[];
      for (const [at, line] of lines.entries()) await ship(id, line, at + 1);
      await insist(
        'invoice',
        () => has('invoices', { sale_order_id: id }),
        (as) => as.post('/billing/invoices', { sale_order_id: id }),
      );
    },
  };

  /** One shipment for each line: the order is partially shipped between them. */
  async function ship(orderId: number, line: { readonly id: number; readonly quantity: number }, number: number) {
    const { id: detailId, quantity } = line;
    await insist(
      'pick',
      () => has('order_shipments', { sale_order_id: orderId }, number),
      (as) =>
        as.post('/sales/order-shipments', {
          sale_order_id: orderId,
          branch_id: branchId,
          lines: [{ detail_id: detailId, quantity }],
        }),
    );
    const shipment = (await db('order_shipments')
      .where({ sale_order_id: orderId })
      .orderBy('id', 'desc')
      .first('id')) as { id: number };
    for (let piece = 1; piece <= quantity; piece += 1) {
      const serial = `K${orderId}-${number}-${piece}`;
      await insist(
        'scan',
        () => has('order_shipment_serials', { order_shipment_id: shipment.id, serial }),
        (as) => as.post(`/sales/order-shipments/${shipment.id}/serials`, { serial, detail_id: detailId }),
      );
    }
    await insist(
      'dispatch',
      () => has('order_shipments', { id: shipment.id, state: 'shipped' }),
      (as) => as.put(`/sales/order-shipment-states/${shipment.id}`, { state: 'shipped' }),
    );
  }
}

async function panelToken(url: () => string): Promise<string> {
  const credentials = { email: 'admin@mayorista.test', password: demoPassword };
  const { body } = await client(url(), null).post<{ data: { token: string } }>('/admin/login', credentials);
  return body.data.token;
}
