import {
  overviews,
  overviewScene,
  products,
  videos,
  type OverviewSeed,
  type ProductSeed,
} from '@mayorista/database/seeds';
import { FIRST_OVERVIEW_ORDER, locales } from '@mayorista/config';
import { insertRow, insertRows, type Tx } from '@mayorista/kernel';
import { fileName, storePictures, type Drawn } from '@mayorista/catalogue/demo';
import { overviewViews } from '@mayorista/catalogue/answers';
import type { ViewType } from '../overviews/overview.schema';
import { tables } from '../tables';
import type { Known } from './known-ids';

/** What the store tells and shows of the demo world's products beside their texts: overviews with their scenes, videos. */
export async function loadContent(tx: Tx, known: Known): Promise<void> {
  const places = placesOf(overviews);
  const scenes = overviews.flatMap((overview, at) =>
    overviewViews.map((view) => sceneOf(overview, places[at] ?? 0, view)),
  );
  const fileIds = await storePictures(tx, scenes);
  const media = [];
  for (const [at, overview] of overviews.entries()) {
    const id = await insertRow(tx, tables.overview, rowOf(overview, known.product(overview.sku), places[at] ?? 0));
    // The scenes hold no text: both languages show the same file.
    for (const language of locales)
      for (const [index, view] of overviewViews.entries())
        media.push({
          product_overview_id: id,
          language,
          image_view_type: view,
          file_id: fileIds[at * overviewViews.length + index],
          alt: overview.title[language],
        });
  }
  await insertRows(tx, tables.overviewMedia, media);
  const videoPlaces = placesOf(videos);
  await insertRows(
    tx,
    tables.video,
    videos.map(({ sku, key, title, description }, at) => ({
      product_id: known.product(sku),
      video_key: key,
      title,
      description,
      position: videoPlaces[at],
    })),
  );
}

/** The place of each among those of its product, counted from the first. */
function placesOf(seeds: readonly { readonly sku: string }[]): number[] {
  const counts = new Map<string, number>();
  return seeds.map(({ sku }) => {
    const place = counts.get(sku) ?? FIRST_OVERVIEW_ORDER;
    counts.set(sku, place + 1);
    return place;
  });
}

const rowOf = ({ title, description, align }: OverviewSeed, productId: number, position: number) => ({
  product_id: productId,
  title: title.es,
  title_en: title.en,
  description: description.es,
  description_en: description.en,
  image_align: align,
  position,
});

const bySku = new Map<string, ProductSeed>(products.map((product) => [product.sku, product]));

const sceneOf = ({ sku, title, scene }: OverviewSeed, place: number, view: ViewType): Drawn => ({
  name: `resumen_${fileName(sku)}_${place}_${view}`,
  svg: overviewScene(bySku.get(sku) ?? missing(sku), scene, view),
  alt: title.es,
});

function missing(sku: string): never {
  throw new Error(`The demo world names an unknown product: ${sku}`);
}
