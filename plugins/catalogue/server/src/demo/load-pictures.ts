import { brandLogo, brands, categories, categoryPicture, productPicture, products } from '@mayorista/database/seeds';
import { insertRows, type Tx } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { insertLinks, type Pair } from './demo.store';
import type { Taxonomy } from './load-taxonomy';
import { writePictures, type Picture } from './picture-files';

export interface Loaded extends Taxonomy {
  readonly products: ReadonlyMap<string, Pair>;
}

/** Draws and hangs the pictures of products, categories and brands. */
export async function loadPictures(tx: Tx, loaded: Loaded): Promise<void> {
  const pictures = [...picturesOf(loaded)];
  const files = await writePictures(pictures);
  await insertRows(
    tx,
    tables.file,
    files.map((file) => ({ ...file })),
  );
  const idOf = await idsByHash(tx);
  const links = pictures.flatMap(({ relatedIds, relatedType: related_type }, index) =>
    relatedIds.map((related_id) => ({
      file_id: idOf.get(files[index]?.hash ?? ''),
      related_id,
      related_type,
      field: 'main_image',
      order: 1,
    })),
  );
  await insertLinks(tx, tables.fileRelated, links);
}

/** A picture's hash begins with its own name: no two pictures share one. */
async function idsByHash(tx: Tx): Promise<Map<string, number>> {
  const rows = (await tx.trx(tables.file).select('id', 'hash')) as { id: number; hash: string }[];
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

function* picturesOf({ products: ids, categories: categoryIds, brands: brandIds }: Loaded): Generator<Picture> {
  for (const product of products) {
    yield {
      name: fileName(product.sku),
      svg: productPicture(product),
      alt: product.name.es,
      relatedType: uids.product,
      relatedIds: both(ids.get(product.sku)),
    };
  }
  for (const category of categories) {
    yield {
      name: `categoria_${fileName(category.key)}`,
      svg: categoryPicture(category),
      alt: category.name.es,
      relatedType: uids.category,
      relatedIds: both(categoryIds.get(category.key)),
    };
  }
  for (const brand of brands) {
    const id = brandIds.get(brand.key);
    yield {
      name: `marca_${fileName(brand.key)}`,
      svg: brandLogo(brand),
      alt: brand.name,
      relatedType: uids.brand,
      relatedIds: id === undefined ? [] : [id],
    };
  }
}

const both = (pair: Pair | undefined): number[] => (pair === undefined ? [] : [pair.es, pair.en]);
const fileName = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]+/g, '_');
