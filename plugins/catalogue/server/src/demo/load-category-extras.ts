import { bannerScene, categoryExtras, products } from '@mayorista/database/seeds';
import { locales } from '@mayorista/config';
import { insertRows, type Tx } from '@mayorista/kernel';
import { recordTables as tables } from '../sub-record.tables';
import type { Loaded } from './load-pictures';
import { fileName } from './picture-files';
import { storePictures } from './store-pictures';

/** Banners of categories, in both languages, and the categories of their accessories. */
export async function loadCategoryExtras(tx: Tx, { categories }: Pick<Loaded, 'categories'>): Promise<void> {
  const idOf = (key: string): number => categories.get(key)?.es ?? missing(key);
  await insertRows(
    tx,
    tables.accessory,
    categoryExtras.flatMap(({ category, accessories }) =>
      accessories.map((key, at) => ({
        category_id: idOf(category),
        accessory_category_id: idOf(key),
        position: at + 1,
      })),
    ),
  );
  const banners = categoryExtras.flatMap(({ category, banner }) =>
    banner === null
      ? []
      : locales.map((language) => ({
          ...banner,
          category,
          language,
          lines: banner.words[language].split('|'),
        })),
  );
  const fileIds = await storePictures(
    tx,
    banners.map(({ category, sku, language, words, lines }) => ({
      name: `banner_${fileName(category)}_${language}`,
      svg: bannerScene(products.find((product) => product.sku === sku) ?? missing(sku), lines),
      // Staff read it in the media library; the store tells the banner's own.
      alt: words.es.replaceAll('|', ' '),
    })),
  );
  await insertRows(
    tx,
    tables.banner,
    banners.map(({ category, language, lines, href }, at) => ({
      category_id: idOf(category),
      language,
      file_id: fileIds[at],
      position: 1,
      alt: lines.join(' '),
      href,
    })),
  );
}

function missing(key: string): never {
  throw new Error(`The demo world names an unknown category or product: ${key}`);
}
