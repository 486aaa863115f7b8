import { insertRows, readInSlices, ValidationError, service, type FieldError, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { readFacts } from '../lights/facts.store';
import { tables } from '../uids';

interface Check {
  readonly nomId: number;
  readonly productIds: readonly number[];
  /** Every product must be under the norm already. */
  readonly isStrict: boolean;
}

/** Refuses products that do not exist, each on `products.{id}`. */
export async function refuseUnknownProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  const known = await service(tx.strapi, 'catalogue.nom-flags').of(tx.trx, productIds);
  const refusals = productIds
    .filter((id) => !known.has(id))
    .map((id) => ({ code: 'product_unknown', field: `products.${id}` }));
  if (refusals.length > 0) throw new ValidationError(refusals);
}

/**
 * Products that a document of a norm may cover. Strict (`checkIfProductsAreValid`): one that needs no norm or is not under
 * this one is refused with its reason. Otherwise the norm is assigned to those that lack it: the document proves it.
 */
export async function checkProducts(tx: Tx, { nomId, productIds, isStrict }: Check): Promise<void> {
  await refuseUnknownProducts(tx, productIds);
  const facts = await readFacts(tx.strapi, tx.trx, productIds);
  const lacking = productIds.filter((id) => !facts.get(id)?.noms.some((nom) => nom.id === nomId));
  if (!isStrict) return assignNom(tx, nomId, lacking);
  const refusals = productIds.flatMap((id): FieldError[] => {
    const field = `products.${id}`;
    if (facts.get(id)?.requiresNom === false) return [{ code: 'product_without_nom', field }];
    return lacking.includes(id) ? [{ code: 'product_not_under_nom', field }] : [];
  });
  if (refusals.length > 0) throw new ValidationError(refusals);
}

/** Puts products under a norm; those that are stay as they are. */
export async function assignNom(tx: Tx, nomId: number, productIds: readonly number[]): Promise<void> {
  const rows = await readInSlices<{ product_id: number }>(productIds, (some) =>
    tx.trx(tables.productNom).where({ nom_id: nomId }).whereIn('product_id', some).select('product_id'),
  );
  const known = new Set(rows.map(({ product_id }) => product_id));
  await insertRows(
    tx,
    tables.productNom,
    productIds.filter((id) => !known.has(id)).map((product_id) => ({ product_id, nom_id: nomId })),
  );
}
