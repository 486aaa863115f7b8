import { z } from 'zod';
import { inTransaction, getKnex, parseInput, reject, type Core, type Json, type Where } from '@mayorista/kernel';
import { recordId } from '../input';
import { withPictures } from '../images/with-pictures';
import { recordRoutes, type RecordRequest } from '../records/record-routes';
import { tables } from '../uids';
import { suppliersOf } from './brand.extensions';
import { brandResource } from './brand.resource';
import { brand } from './brand.answer';

/** `categoryId`: the brands of the products of a category, at whatever depth. */
async function ofCategory(strapi: Core.Strapi, { categoryId }: Readonly<Record<string, unknown>>): Promise<Where[]> {
  if (categoryId === undefined || categoryId === '') return [];
  if (!/^\d{1,9}$/.test(String(categoryId))) return reject('invalid', 'categoryId');
  const knex = getKnex(strapi);
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

/** Ids, or the suppliers themselves. */
const supplierIds = z
  .array(z.union([recordId, z.object({ id: recordId }).transform(({ id }) => id)]))
  .max(500)
  .nullable()
  .transform((ids) => ids ?? []);

/** A brand with its logo and the suppliers that sell it, whole or not at all. */
function withParts(request: RecordRequest, write: (input: Json) => Promise<Json>): Promise<Json> {
  const { suppliers, suppliers_selected: selected = suppliers, ...input } = request.input;
  if (selected === undefined) return withLogo(request, write);
  const ids = parseInput(supplierIds, selected, 'suppliers');
  return withLogo({ ...request, input }, (fields) =>
    inTransaction(request.strapi, async (tx) => {
      const brand = await write(fields);
      await suppliersOf(request.strapi)?.set(tx, Number(brand.id), ids);
      return brand;
    }),
  );
}

async function withSuppliers(strapi: Core.Strapi, brands: readonly Json[]): Promise<Json[]> {
  const found = await suppliersOf(strapi)?.of(
    getKnex(strapi),
    brands.map(({ id }) => Number(id)),
  );
  return brands.map((brand) => ({ ...brand, suppliers: found?.get(Number(brand.id)) ?? [] }));
}

export const brandRoutes = recordRoutes({
  record: brandResource,
  label: 'marcas',
  output: brand,
  needs: { read: 'brands.read', write: 'brands.write' },
  conditions: ofCategory,
  complete: withSuppliers,
  withFiles: withParts,
});
