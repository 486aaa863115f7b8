import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  insertRow,
  getKnex,
  now,
  reject,
  rejectDangling,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { flag, idOf, measure, optionalText, recordId, wholeNumber } from '../input';
import { noteChange, productOf, refuseUnknownProducts } from '../products/product-reference';
import { nomFlagService } from '../products/nom-flag.service';
import { recordTables as tables } from '../sub-record.tables';
import { productFeatureOutput } from './feature.answer';

const size = measure(100_000).nullish();
const fields = {
  requires_nom: flag.nullish(),
  weight_kg: size,
  length_cm: size,
  width_cm: size,
  height_cm: size,
  pieces_per_box: wholeNumber(1, 100_000).nullish(),
  country_of_origin: optionalText(80),
  unit_category_id: recordId.nullish(),
};
const creation = z.object({ product_id: recordId, ...fields });
const change = z.object({ product_id: recordId.optional(), id: recordId.optional(), ...fields });
type FeatureChange = Omit<z.output<typeof change>, 'id' | 'product_id'>;

const columns = [
  'weight_kg',
  'length_cm',
  'width_cm',
  'height_cm',
  'pieces_per_box',
  'country_of_origin',
  'unit_category_id',
] as const;

/** What a product is physically, and whether it needs a NOM: null where nobody has said. */
export async function productFeature(strapi: Core.Strapi, productId: number) {
  const knex = getKnex(strapi);
  const row =
    ((await knex(tables.feature).where({ product_id: productId }).first()) as Record<string, unknown> | undefined) ??
    {};
  const requires = (await nomFlagService().of(knex, [productId])).get(productId) ?? null;
  const physical = Object.fromEntries(
    columns.map((name) => [
      name,
      row[name] == null || name === 'country_of_origin' ? (row[name] ?? null) : Number(row[name]),
    ]),
  );
  return { product_id: productId, requires_nom: requires, ...physical };
}

async function shown(strapi: Core.Strapi, productId: number) {
  await productOf(getKnex(strapi), productId);
  return { data: await productFeature(strapi, productId), meta: {} };
}

/** States what a product is physically, and whether it needs a NOM. What is left out stays. */
async function saveFeature(
  tx: Tx,
  actor: Actor,
  productId: number,
  { requires_nom: requires, ...given }: FeatureChange,
): Promise<void> {
  await productOf(tx.trx, productId);
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const current = (await tx.trx(tables.feature).where({ product_id: productId }).first()) as
    Record<string, unknown> | undefined;
  try {
    if (current === undefined) await insertRow(tx, tables.feature, { ...sent, product_id: productId });
    else
      await tx
        .trx(tables.feature)
        .where({ product_id: productId })
        .update({ ...sent, updated_at: now() });
  } catch (error) {
    rejectDangling(error, 'unit_category_id');
  }
  const had = (await nomFlagService().of(tx.trx, [productId])).get(productId) ?? null;
  if (requires !== undefined && requires !== had) await nomFlagService().change(tx, [productId], requires);
  const before = Object.fromEntries(Object.keys(sent).map((name) => [name, current?.[name] ?? null]));
  await noteChange(tx, actor, productId, {
    action: 'features_changed',
    before: { ...before, requires_nom: had },
    after: { ...sent, requires_nom: requires === undefined ? had : requires },
  });
}

const [read, write] = ['products.read', 'products.write'] as const;

/** Features of a product (spec catalogue 3, Product feature); both families of paths are the same data. The path's id is the product's. */
export const featureRoutes = ['/new-product-features', '/product-features'].flatMap((path) => [
  defineRoute({
    method: 'GET',
    path: `${path}/:id`,
    noun: 'product-features',
    action: 'findOne',
    needs: read,
    summary: 'Características de un producto',
    output: productFeatureOutput,
    handle: ({ strapi, params }) => shown(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'GET',
    path,
    noun: 'product-features',
    action: 'find',
    needs: read,
    summary: 'Características de un producto',
    query: z.object({ product_id: recordId }),
    output: productFeatureOutput,
    handle: ({ strapi, query }) => shown(strapi, query.product_id),
  }),
  defineRoute({
    method: 'POST',
    path,
    noun: 'product-features',
    action: 'create',
    needs: write,
    summary: 'Guardar las características de un producto',
    status: 201,
    input: creation,
    output: productFeatureOutput,
    async handle({ strapi, actor, input: { product_id: productId, ...input } }) {
      await inTransaction(strapi, async (tx) => {
        await refuseUnknownProducts(tx, [{ id: productId, field: 'product_id' }]);
        await saveFeature(tx, actor, productId, input);
      });
      return shown(strapi, productId);
    },
  }),
  ...[`${path}/:id`, path].map((each) =>
    defineRoute({
      method: 'PATCH',
      path: each,
      noun: 'product-features',
      action: 'update',
      needs: write,
      summary: 'Cambiar las características de un producto',
      input: change,
      output: productFeatureOutput,
      async handle({ strapi, actor, params, input: { product_id, id, ...input } }) {
        const productId =
          params.id === undefined ? (product_id ?? id ?? reject('required', 'product_id')) : idOf(params);
        await inTransaction(strapi, (tx) => saveFeature(tx, actor, productId, input));
        return shown(strapi, productId);
      },
    }),
  ),
]);
