import { getKnex, type JobHandler } from '@mayorista/kernel';
import { tables } from '../uids';
import { refreshCards } from './refresh-cards';

export const run: JobHandler<{ url: string }> = async ({ strapi, payload: { url } }) => {
  const rows = (await getKnex(strapi)(tables.card).where({ image_url: url }).select('product_id')) as {
    product_id: number;
  }[];
  await refreshCards(
    strapi,
    rows.map((row) => row.product_id),
  );
  return { refreshed: rows.length };
};
