import {
  brandLogo,
  brands,
  categories,
  categoryPicture,
  galleryPictures,
  productPicture,
  products,
} from '@mayorista/database/seeds';
import type { Tx } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { insertLinks, type Pair } from './demo.store';
import type { Taxonomy } from './load-taxonomy';
import { fileName, type Drawn } from './picture-files';
import { storePictures } from './store-pictures';

export interface Loaded extends Taxonomy {
  readonly products: ReadonlyMap<string, Pair>;
}

interface Picture extends Drawn {
  /** Where it hangs: as the main picture, or at this place among the further ones. */
  readonly relatedType: string;
  readonly relatedIds: readonly number[];
  readonly place?: number;
}

/** Draws and hangs the pictures of products, categories and brands. */
export async function loadPictures(tx: Tx, loaded: Loaded): Promise<void> {
  const pictures = [...picturesOf(loaded)];
  const fileIds = await storePictures(tx, pictures);
  const links = pictures.flatMap(({ relatedIds, relatedType: related_type, place }, index) =>
    relatedIds.map((related_id) => ({
      file_id: fileIds[index],
      related_id,
      related_type,
      field: place === undefined ? 'main_image' : 'images',
      order: place ?? 1,
    })),
  );
  await insertLinks(tx, tables.fileRelated, links);
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
    if (product.product_type !== 'physical') continue;
    for (const [at, { view, svg, alt }] of galleryPictures(product).entries())
      yield {
        name: `${view}_${fileName(product.sku)}`,
        svg,
        alt,
        relatedType: uids.product,
        relatedIds: both(ids.get(product.sku)),
        place: at + 1,
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
