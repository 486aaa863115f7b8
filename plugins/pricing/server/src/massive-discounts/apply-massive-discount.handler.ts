import {
  emit,
  inTransaction,
  service,
  slicesOf,
  systemActor,
  type Actor,
  type JobContext,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { PriceFields } from '@mayorista/catalogue/contract';
import { productChanged } from '@mayorista/catalogue/events';
import { replaceOffer } from '../offers/offer.store';

interface Payload {
  readonly cells: readonly (readonly [number, Readonly<Record<string, string | null>>])[];
  readonly actor: Pick<Actor, 'kind' | 'id' | 'name'>;
}

const perBatch = 250;

/** Values are absolute, so a batch that is written twice after a crash changes nothing the second time. */
export async function run({
  strapi,
  payload,
  progress,
  signal,
}: JobContext<Payload>): Promise<{ products: number; changed: number }> {
  const actor: Actor = { ...systemActor(payload.actor.name), ...payload.actor };
  let changed = 0;
  let done = 0;
  for (const batch of slicesOf(payload.cells, perBatch)) {
    if (signal.aborted) throw new Error('Se detuvo a la mitad; continúa en el siguiente intento');
    changed += await inTransaction(strapi, (tx) => writeBatch(tx, actor, batch));
    await progress((done += batch.length), payload.cells.length);
  }
  return { products: payload.cells.length, changed };
}

async function writeBatch(tx: Tx, actor: Actor, batch: Payload['cells']): Promise<number> {
  const offers = batch.filter(([, cells]) => 'product_a_a_a_discount' in cells);
  for (const [id, { product_a_a_a_discount: discount = null }] of offers) {
    const offer =
      discount === null || Number(discount) === 0
        ? null
        : { discount, start_date: null, end_date: null, expires: false, set_by: actor.name };
    await replaceOffer(tx, id, 'aaa', offer);
  }
  if (offers.length > 0) await emit(tx, productChanged, { ids: offers.map(([id]) => id) });
  const fields = batch.map(([id, { product_a_a_a_discount: _aaa, ...cells }]): [number, Partial<PriceFields>] => [
    id,
    cells,
  ]);
  return service(tx.strapi, 'catalogue.price-fields').change(tx, actor, new Map(fields));
}
