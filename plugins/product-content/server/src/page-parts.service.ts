import { getKnex, type Deps } from '@mayorista/kernel';
import type { PagePartsService } from '../../contract';
import { storeDatasheet } from './datasheets/product-datasheet';
import { readDocuments } from './documents/document.store';
import { readOverviews, storeOverview } from './overviews/overview.store';
import { readVideos } from './videos/video.routes';

/** The parts of a product's page beside its card. */
export const pagePartsService = ({ strapi }: Deps): PagePartsService => ({
  async of(row, locale) {
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
      datasheet_groups: await storeDatasheet(strapi, row, locale),
    };
  },
});
