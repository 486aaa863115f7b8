import { defaultLocale } from '@mayorista/config';
import { throwIfAny, type Actor, type Tx } from '@mayorista/kernel';
import type { ProductRef } from '../../../contract';
import { noteChange, productOf, refuseUnknownProducts } from '../products/product-reference';
import { tables, uids } from '../uids';

type Link = 'related_products' | 'replacements';
const tableOf = { related_products: tables.related, replacements: tables.replacements } as const;

/** Ids of the products a product names, in order. */
async function namedBy(tx: Tx, productId: number, link: Link): Promise<number[]> {
  const rows = (await tx
    .trx(tableOf[link])
    .where({ product_id: productId })
    .orderBy('product_ord')
    .select('inv_product_id as id')) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** Spanish rows of the products that name one as their replacement. */
async function namersOf(tx: Tx, productId: number): Promise<number[]> {
  const rows = (await tx
    .trx(`${tables.replacements} as r`)
    .join(`${tables.product} as p`, 'p.id', 'r.product_id')
    .where({ 'r.inv_product_id': productId, 'p.locale': defaultLocale })
    .orderBy('p.id')
    .select('p.id')) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** Makes a product name exactly these, in this order. Throws ValidationError for itself, one twice, or one that does not exist. */
export async function nameProducts(
  tx: Tx,
  actor: Actor,
  change: { readonly productId: number; readonly link: Link; readonly ids: readonly number[]; readonly field: string },
): Promise<void> {
  const { productId, link, ids, field } = change;
  const product = await productOf(tx.trx, productId);
  await refuseWrong(tx, productId, ids, field);
  const before = await namedBy(tx, productId, link);
  await write(tx, product, link, ids);
  await noteChange(tx, actor, productId, {
    action: `${link}_changed`,
    before: { [link]: before.join(', ') },
    after: { [link]: ids.join(', ') },
  });
}

/** Makes exactly these products name one as their replacement; those that are left out no longer do. */
export async function beReplacementOf(tx: Tx, actor: Actor, productId: number, ids: readonly number[]): Promise<void> {
  const field = 'products_replaced_by';
  await refuseWrong(tx, productId, ids, field);
  const current = await namersOf(tx, productId);
  for (const id of current.filter((each) => !ids.includes(each))) {
    const others = (await namedBy(tx, id, 'replacements')).filter((each) => each !== productId);
    await nameProducts(tx, actor, { productId: id, link: 'replacements', ids: others, field });
  }
  for (const id of ids.filter((each) => !current.includes(each))) {
    const others = await namedBy(tx, id, 'replacements');
    await nameProducts(tx, actor, { productId: id, link: 'replacements', ids: [...others, productId], field });
  }
}

async function refuseWrong(tx: Tx, productId: number, ids: readonly number[], field: string): Promise<void> {
  await refuseUnknownProducts(
    tx,
    ids.map((id, index) => ({ id, field: `${field}.${index}` })),
  );
  throwIfAny(
    ids.flatMap((id, index) => [
      ...(id === productId ? [{ code: 'product_names_itself', field: `${field}.${index}` }] : []),
      ...(ids.indexOf(id) < index ? [{ code: 'already_taken', field: `${field}.${index}` }] : []),
    ]),
  );
}

/** Through Strapi, so that the rows of every language name the same. */
async function write(
  tx: Tx,
  { document_id: documentId }: ProductRef,
  link: Link,
  ids: readonly number[],
): Promise<void> {
  const data = { [link]: { set: ids.map((id) => ({ id })) } };
  await tx.strapi.documents(uids.product as never).update({ documentId, locale: defaultLocale, data } as never);
}
