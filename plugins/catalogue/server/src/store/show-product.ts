import { getKnex, NotFoundError, type Core } from '@mayorista/kernel';
import { defaultLocale } from '@mayorista/config';
import type { CardRow, CardAudience } from '../../../contract';
import { findRows } from '../cards/card.store';
import { pageFieldsOf, viewsOf } from '../cards/card.service';
import { pathOf } from '../categories/category-tree.rules';
import { storeImages } from '../images/product-images';
import { tables } from '../uids';
import { keptCategories } from './kept-categories';
import { storeParts } from './product-parts';
import { nameIn } from './list-products';

interface ProductTexts {
  readonly document_id: string;
  readonly description: string | null;
  readonly sat_key: string | null;
  readonly guarantee: number | null;
  readonly sku: string;
  readonly barcode: string | null;
}

const mostRelated = 12;

/** A product's page: its card and what only the page shows. Hidden products exist for staff alone. */
export async function showProduct(strapi: Core.Strapi, id: number, audience: CardAudience, locale: string) {
  const [row] = await findRows(getKnex(strapi), [id]);
  if (row === undefined || (!row.is_visible && !audience.seesHidden)) throw new NotFoundError();
  const [card] = await viewsOf(strapi, [row], audience, { locale });
  const texts = await textsOf(strapi, id, locale);
  const nodes = await keptCategories(strapi);
  return {
    data: {
      ...card,
      ...texts,
      ...(await storeParts(strapi, row, audience, locale)),
      images: await storeImages(strapi, id, { locale, name: String(card?.name ?? row.name_es) }),
      breadcrumbs: pathOf(nodes, row.category_id).map((each) => ({ id: each, name: nameIn(nodes.get(each), locale) })),
      related: await viewsOf(strapi, await relatedOf(strapi, id, row.category_id), audience, { locale }),
      ...(await pageFieldsOf(strapi, row, audience)),
    },
    meta: {},
  };
}

async function textsOf(strapi: Core.Strapi, id: number, locale: string): Promise<Omit<ProductTexts, 'document_id'>> {
  const knex = getKnex(strapi);
  const spanish = (await knex(tables.product)
    .where({ id })
    .first('document_id', 'description', 'sat_key', 'guarantee', 'sku', 'barcode')) as ProductTexts | undefined;
  if (spanish === undefined) throw new NotFoundError();
  const { document_id, ...shown } = spanish;
  if (locale === defaultLocale) return shown;
  const other = (await knex(tables.product).where({ document_id, locale }).first('description')) as
    { description: string | null } | undefined;
  return { ...shown, description: other?.description ?? shown.description };
}

/** What staff linked, filled up with products of the same category. */
async function relatedOf(strapi: Core.Strapi, id: number, categoryId: number | null): Promise<CardRow[]> {
  const knex = getKnex(strapi);
  const linked = (await knex(tables.related)
    .where({ product_id: id })
    .orderBy('product_ord')
    .limit(mostRelated)
    .select('inv_product_id as id')) as { id: number }[];
  const same = (await knex(tables.card)
    .where({ category_id: categoryId, is_visible: true })
    .whereNot({ product_id: id })
    .orderBy('product_id')
    .limit(mostRelated)
    .select('product_id as id')) as { id: number }[];
  const ids = [...new Set([...linked, ...same].map((each) => each.id))].slice(0, mostRelated);
  return (await findRows(knex, ids)).filter((each) => Boolean(each.is_visible));
}
