import type { Knex } from 'knex';
import { getKnex, now, type Core, type Tx } from '@mayorista/kernel';
import type { LineOf, RowOf } from '@mayorista/kernel/shape';
import type { nomCert } from '../../../shared/nom-cert.shape';
import { tables } from '../uids';

type CertProduct = LineOf<typeof nomCert, 'products'>;
type CertProductRow = CertProduct & { readonly nom_cert_id: number };

interface ProductName {
  readonly product_id: number;
  readonly sku: string | null;
  readonly model: string | null;
}

/** Reads the names of the products of some procedures. Returns the products of one, as its page lists them. */
export async function nameProducts(strapi: Core.Strapi, rows: readonly RowOf<typeof nomCert>[]) {
  // A list is read without the products.
  const ids = rows
    .flatMap(({ products }: Partial<RowOf<typeof nomCert>>) => products ?? [])
    .map(({ product_id: id }) => id);
  const names = (
    ids.length === 0
      ? []
      : await getKnex(strapi)(tables.product).whereIn('product_id', ids).select('product_id', 'sku', 'model')
  ) as ProductName[];
  const byId = new Map(names.map((name) => [Number(name.product_id), name]));
  return ({ products }: RowOf<typeof nomCert>) =>
    products.map(({ product_id, status }) => ({
      product_id,
      status,
      sku: byId.get(product_id)?.sku ?? null,
      model: byId.get(product_id)?.model ?? null,
    }));
}

/** Gives all products of a procedure one result. */
export async function setCertProducts(tx: Tx, certId: number, status: CertProduct['status']): Promise<void> {
  await tx.trx(tables.certProduct).where({ nom_cert_id: certId }).update({ status, updated_at: now() });
}

/** Approves the products of a procedure that were not rejected. */
export async function approveCertProducts(tx: Tx, certId: number): Promise<void> {
  await tx
    .trx(tables.certProduct)
    .where({ nom_cert_id: certId })
    .whereNot({ status: 'rejected' })
    .update({ status: 'approved', resolved_at: now(), updated_at: now() });
}

/** Open procedures that a product takes part in. */
export const openCertsOf = (knex: Knex, productId: number): Promise<CertProductRow[]> =>
  knex(`${tables.certProduct} as p`)
    .join(`${tables.cert} as c`, 'c.id', 'p.nom_cert_id')
    .where('p.product_id', productId)
    .whereIn('c.status', ['open', 'in_review'])
    .select('p.*') as unknown as Promise<CertProductRow[]>;

export const changeCertProduct = (tx: Tx, id: number, columns: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.certProduct)
    .where({ id })
    .update({ ...columns, updated_at: now() });
