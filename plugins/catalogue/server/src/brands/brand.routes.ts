import { knexOf, refuse, type Core, type Json, type Where } from '@mayorista/kernel';
import { withPictures } from '../images/with-pictures';
import { recordRoutes, type RecordRequest } from '../records/record-routes';
import { tables } from '../uids';
import { brandResource } from './brand.resource';

/** `categoryId`: the brands of the products of a category, at whatever depth. */
async function ofCategory(strapi: Core.Strapi, { categoryId }: Readonly<Record<string, unknown>>): Promise<Where[]> {
  if (categoryId === undefined || categoryId === '') return [];
  if (!/^\d{1,9}$/.test(String(categoryId))) return refuse('invalid', 'categoryId');
  const knex = knexOf(strapi);
  const rows = (await knex(tables.card)
    .whereIn(
      'product_id',
      knex(tables.cardCategory)
        .where({ category_id: Number(categoryId) })
        .select('product_id'),
    )
    .whereNotNull('brand_id')
    .distinct('brand_id')) as { brand_id: number }[];
  return [{ id: { $in: rows.map(({ brand_id: id }) => id) } }];
}

/** A form's picture: `main_image` beside its fields, or beside `data`. */
export const withLogo = (
  { strapi, input, files }: RecordRequest,
  write: (input: Json) => Promise<Json>,
): Promise<Json> =>
  withPictures(
    strapi,
    files.filter(({ field }) => field.startsWith('main_image')),
    (ids) => {
      const [logo] = ids.values();
      return write(logo === undefined ? input : { ...input, main_image: logo });
    },
  );

export const brandRoutes = recordRoutes({
  record: brandResource,
  label: 'marcas',
  needs: { read: 'brands.read', write: 'brands.write' },
  conditions: ofCategory,
  complete: async (_strapi, records) => [...records],
  withFiles: withLogo,
});
