import { getKnex, type Core } from '@mayorista/kernel';
import type { ProductRelation } from '../../../contract';
import { byId, nameIn, pathOf } from '../../../shared/category-tree.rules';
import { readCategoryNodes } from '../categories/category-tree.store';
import { productFeature } from '../features/feature.routes';
import { productImages } from '../images/product-images';
import { kitDetailsOf } from '../kits/kit.routes';
import { linkedProducts, replacedProducts } from './linked-products';
import { productOf } from './product-reference';

/**
 * What hangs on a product, by the flag that asks for it (spec catalogue 3, Related collections). Other domains register theirs at
 * `catalogue.products`.
 */
export const productRelations: Readonly<Record<string, ProductRelation>> = {
  product_images: productImages,
  product_feature: productFeature,
  product_kit_details: kitDetailsOf,
  product_category: categoryOf,
  replacements: (strapi, id, locale) => linkedProducts(strapi, id, 'replacements', locale),
  product_replacements: (strapi, id, locale) => linkedProducts(strapi, id, 'replacements', locale),
  products_replaced_by: replacedProducts,
  related: (strapi, id, locale) => linkedProducts(strapi, id, 'related', locale),
  related_products: (strapi, id, locale) => linkedProducts(strapi, id, 'related', locale),
};

/** A product's category with the way to it from the root; null when it has none. */
async function categoryOf(strapi: Core.Strapi, productId: number, locale: string) {
  const { category_id: id } = await productOf(getKnex(strapi), productId);
  const nodes = byId(await readCategoryNodes(getKnex(strapi)));
  const path = pathOf(nodes, id).map((each) => ({ id: each, name: nameIn(nodes.get(each), locale) }));
  const own = path.at(-1);
  return own === undefined ? null : { ...own, parents: path.slice(0, -1) };
}
