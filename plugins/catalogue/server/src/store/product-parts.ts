import { getKnex, type Core } from '@mayorista/kernel';
import type { CardRow, CardAudience } from '../../../contract';
import { findRows } from '../cards/card.store';
import { viewsOf } from '../cards/card.service';
import { storeDatasheet } from '../datasheets/product-datasheet';
import { readDocuments } from '../documents/document.store';
import { readKit } from '../kits/kit.store';
import { readOverviews, storeOverview } from '../overviews/overview.store';
import { tables } from '../uids';
import { readVideos } from '../videos/video.routes';

/** What hangs on a product and its page shows: nothing of it is a price. `pieces` are those of a kit. */
export async function storeParts(strapi: Core.Strapi, row: CardRow, audience: CardAudience, locale: string) {
  const knex = getKnex(strapi);
  const documents = (await readDocuments(knex, row.id)).filter(({ is_public: isPublic }) => Boolean(isPublic));
  return {
    overviews: (await readOverviews(knex, row.id)).map((overview) => storeOverview(overview, locale)),
    videos: (await readVideos(knex, row.id)).map(({ id, video_key, title, description }) => ({
      id,
      video_key,
      title,
      description,
    })),
    documents: documents.map(({ id, name, mime, size_bytes }) => ({
      id,
      name,
      mime,
      size_bytes,
      url: `/api/store-product-documents/${id}`,
    })),
    datasheet_groups: await storeDatasheet(knex, row, locale),
    kit: await kitOf(strapi, row.id, audience, locale),
    replacements: await replacementsOf(strapi, row.id, audience, locale),
  };
}

async function kitOf(strapi: Core.Strapi, id: number, audience: CardAudience, locale: string) {
  const parts = await readKit(getKnex(strapi), id);
  const pieces = new Map(parts.map(({ component_id, quantity }) => [component_id, quantity]));
  const cards = await visible(strapi, [...pieces.keys()], audience, locale);
  return cards.map((card) => ({ ...card, pieces: pieces.get(card.id as number) ?? 1 }));
}

async function replacementsOf(strapi: Core.Strapi, id: number, audience: CardAudience, locale: string) {
  const rows = (await getKnex(strapi)(tables.replacements)
    .where({ product_id: id })
    .orderBy('product_ord')
    .select('inv_product_id as id')) as { id: number }[];
  return visible(
    strapi,
    rows.map((each) => each.id),
    audience,
    locale,
  );
}

async function visible(strapi: Core.Strapi, ids: readonly number[], audience: CardAudience, locale: string) {
  const rows = (await findRows(getKnex(strapi), ids)).filter((each) => Boolean(each.is_visible));
  return viewsOf(strapi, rows, audience, { locale });
}
