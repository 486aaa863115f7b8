import { refusalText, systemActor, type Actor, type JobContext, type Json } from '@mayorista/kernel';
import { changeOne, type ProductRefusal } from './change-many';

interface Payload {
  readonly productIds: readonly number[];
  readonly changes: Json;
  readonly actor: Pick<Actor, 'kind' | 'id' | 'name'>;
}

export interface ChangedProducts {
  readonly products: number;
  readonly changed: number;
  readonly refused: number;
  /** The first 1,000. */
  readonly errors: readonly { readonly product_id: number; readonly field: string; readonly message: string }[];
}

const perProgress = 25;
const mostErrors = 1_000;

/** Values are absolute: a second run after a crash changes nothing the second time. */
export async function run({ strapi, payload, progress, signal }: JobContext<Payload>): Promise<ChangedProducts> {
  const actor: Actor = { ...systemActor(payload.actor.name), ...payload.actor };
  const refusals: ProductRefusal[] = [];
  let refused = 0;
  for (const [index, id] of payload.productIds.entries()) {
    if (signal.aborted) throw new Error('Se detuvo a la mitad; continúa en el siguiente intento');
    const found = await changeOne(strapi, id, { changes: payload.changes, actor });
    if (found.length > 0) refused += 1;
    if (refusals.length < mostErrors) refusals.push(...found);
    if ((index + 1) % perProgress === 0) await progress(index + 1, payload.productIds.length);
  }
  await progress(payload.productIds.length, payload.productIds.length);
  return {
    products: payload.productIds.length,
    changed: payload.productIds.length - refused,
    refused,
    errors: refusals.slice(0, mostErrors).map(errorOf),
  };
}

const errorOf = ({ productId, field = '_general', ...refusal }: ProductRefusal) => ({
  product_id: productId,
  field,
  message: refusalText(refusal, 'es'),
});
