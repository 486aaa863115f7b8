import { changeShaped, findLockedShaped, reject, ValidationError, type Actor, type Tx } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { nomCert } from '../../../shared/nom-cert.shape';
import { certs, isClosed } from './cert.record';

interface Asked {
  readonly certId: number;
  readonly productIds: readonly number[];
}

/** Puts products into an open procedure, and under its norm. Throws ValidationError for those that are in it or do not exist, each on `products.{id}`. */
export async function addProducts(tx: Tx, actor: Actor, { certId, productIds }: Asked): Promise<void> {
  const known = await lockProducts(tx, actor, certId);
  rejectAny(
    productIds.filter((id) => known.includes(id)),
    'product_already_linked',
  );
  await setProducts(tx, actor, { certId, productIds: [...known, ...productIds] });
}

/** Takes products out of an open procedure. Throws ValidationError for those that are not in it, each on `products.{id}`. */
export async function removeProducts(tx: Tx, actor: Actor, { certId, productIds }: Asked): Promise<void> {
  const known = await lockProducts(tx, actor, certId);
  rejectAny(
    productIds.filter((id) => !known.includes(id)),
    'product_not_linked',
  );
  await setProducts(tx, actor, { certId, productIds: known.filter((id) => !productIds.includes(id)) });
}

const setProducts = (tx: Tx, actor: Actor, { certId, productIds }: Asked): Promise<void> =>
  changeShaped(certs, tx, actor, { id: certId, input: { product_ids: productIds }, expected: null });

/** Locks an open procedure and returns the ids of its products. Throws ValidationError on `nom_cert_id`. */
async function lockProducts(tx: Tx, actor: Actor, certId: number): Promise<number[]> {
  const cert = (await findLockedShaped(certs, tx, certId, actor)) as unknown as RowOf<typeof nomCert> | null;
  if (cert === null) return reject('not_found', 'nom_cert_id');
  if (isClosed(cert.status)) reject('cert_closed', 'nom_cert_id');
  return cert.products.map(({ product_id: id }) => id);
}

function rejectAny(ids: readonly number[], code: string): void {
  if (ids.length > 0) throw new ValidationError(ids.map((id) => ({ code, field: `products.${id}` })));
}
