import { warrantyMonthsOfNew } from '../products/product-facts';
import { defaultLocale } from '@mayorista/config';
import { getKnex, NotFoundError, type Core, type Deps } from '@mayorista/kernel';
import type { CardRow, ProductPageService } from '../../../contract';
import { storeImages } from '../images/product-images';
import { readKit } from '../kits/kit.store';
import { tables } from '../uids';

interface ProductTexts {
  readonly document_id: string;
  readonly description: string | null;
  readonly sat_key: string | null;
  readonly guarantee: number | null;
  readonly sku: string;
  readonly barcode: string | null;
}

const mostRelated = 12;

/** The parts of a product's page beside its card. */
export const productPageService = ({ strapi }: Deps): ProductPageService => ({
  texts: (id, locale) => textsOf(strapi, id, locale),
  images: (id, look) => storeImages(strapi, id, look),
  async kit(id) {
    const parts = await readKit(getKnex(strapi), id);
    return new Map(parts.map(({ component_id, quantity }) => [component_id, quantity]));
  },
  replacementIds: (id) => replacementIds(strapi, id),
  relatedIds: (row) => relatedIds(strapi, row),
});

async function textsOf(
  strapi: Core.Strapi,
  id: number,
  locale: string,
): Promise<Omit<ProductTexts, 'document_id' | 'guarantee'> & { readonly guarantee: number }> {
  const knex = getKnex(strapi);
  const spanish = (await knex(tables.product)
    .where({ id })
    .first('document_id', 'description', 'sat_key', 'guarantee', 'sku', 'barcode')) as ProductTexts | undefined;
  if (spanish === undefined) throw new NotFoundError();
  const { document_id, ...rest } = spanish;
  const shown = { ...rest, guarantee: warrantyMonthsOfNew(rest.guarantee) };
  if (locale === defaultLocale) return shown;
  const other = (await knex(tables.product).where({ document_id, locale }).first('description')) as
    { description: string | null } | undefined;
  return { ...shown, description: other?.description ?? shown.description };
}

async function replacementIds(strapi: Core.Strapi, id: number): Promise<number[]> {
  const rows = (await getKnex(strapi)(tables.replacements)
    .where({ product_id: id })
    .orderBy('product_ord')
    .select('inv_product_id as id')) as { id: number }[];
  return rows.map((each) => each.id);
}

/** Finds the products that staff linked, filled up with others of the same category. */
async function relatedIds(strapi: Core.Strapi, { id, category_id }: CardRow): Promise<number[]> {
  const knex = getKnex(strapi);
  const linked = (await knex(tables.related)
    .where({ product_id: id })
    .orderBy('product_ord')
    .limit(mostRelated)
    .select('inv_product_id as id')) as { id: number }[];
  const same = (await knex(tables.card)
    .where({ category_id, is_visible: true })
    .whereNot({ product_id: id })
    .orderBy('product_id')
    .limit(mostRelated)
    .select('product_id as id')) as { id: number }[];
  return [...new Set([...linked, ...same].map((each) => each.id))].slice(0, mostRelated);
}
