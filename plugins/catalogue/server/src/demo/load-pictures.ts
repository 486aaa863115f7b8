import { brandLogo, brands, categories, categoryPicture, productPicture, products } from '@mayorista/database/seeds';
import { insertRow, type Tx } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { insertLinks } from './demo.store';
import type { Pair, Taxonomy } from './load-taxonomy';
import { writePicture, type Picture } from './picture-files';

export interface Loaded extends Taxonomy {
  readonly products: ReadonlyMap<string, Pair>;
}

/** Draws and hangs the pictures of products, categories and brands. */
export async function loadPictures(tx: Tx, loaded: Loaded): Promise<void> {
  const links = [];
  for (const picture of picturesOf(loaded)) {
    const fileId = await insertRow(tx, tables.file, { ...(await writePicture(picture)) });
    for (const id of picture.relatedIds) links.push({ file_id: fileId, related_id: id, related_type: picture.relatedType, field: 'main_image', order: 1 });
  }
  await insertLinks(tx, tables.fileRelated, links);
}

function* picturesOf({ products: ids, categories: categoryIds, brands: brandIds }: Loaded): Generator<Picture> {
  for (const product of products) {
    yield { name: fileName(product.sku), svg: productPicture(product), alt: product.name.es, relatedType: uids.product, relatedIds: both(ids.get(product.sku)) };
  }
  for (const category of categories) {
    yield { name: `categoria_${fileName(category.key)}`, svg: categoryPicture(category), alt: category.name.es, relatedType: uids.category, relatedIds: both(categoryIds.get(category.key)) };
  }
  for (const brand of brands) {
    const id = brandIds.get(brand.key);
    yield { name: `marca_${fileName(brand.key)}`, svg: brandLogo(brand), alt: brand.name, relatedType: uids.brand, relatedIds: id === undefined ? [] : [id] };
  }
}

const both = (pair: Pair | undefined): number[] => (pair === undefined ? [] : [pair.es, pair.en]);
const fileName = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]+/g, '_');
