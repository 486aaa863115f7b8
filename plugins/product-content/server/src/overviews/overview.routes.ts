import {
  defineRoute,
  parseIfMatch,
  inTransaction,
  getKnex,
  ValidationError,
  unpagedList,
  service,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { overviewsInput, overviewsQuery } from './overview.schema';
import { newestOf, overviewView, readOverviews } from './overview.store';
import { errorField, saveOverviews } from './write-overviews';
import { productOverviewListOutput } from './overview.answer';

async function listed(strapi: Core.Strapi, productId: number) {
  await service(strapi, 'catalogue.products').get(productId);
  const rows = await readOverviews(getKnex(strapi), productId);
  const { data, total, meta } = unpagedList(rows.map(overviewView));
  return { data, total, meta: { ...meta, updatedAt: newestOf(rows) } };
}

/** A product's overviews; both paths are the same data (decisions, Model). */
export const overviewRoutes = ['/new-product-overviews', '/product-overviews'].flatMap((path) => [
  defineRoute({
    method: 'GET',
    path,
    noun: 'product-overviews',
    action: 'find',
    needs: 'products.read',
    summary: 'Descripciones destacadas de un producto',
    query: overviewsQuery,
    output: productOverviewListOutput,
    handle: ({ strapi, query }) => listed(strapi, query.product_id),
  }),
  defineRoute({
    method: 'POST',
    path,
    noun: 'product-overviews',
    action: 'store',
    needs: 'products.write',
    summary:
      'Guardar las descripciones destacadas de un producto (multipart: overview_files[i][es|en], overview_mobile_files[i][es|en], data)',
    status: 201,
    input: overviewsInput,
    output: productOverviewListOutput,
    async handle({ strapi, actor, input, files, ctx }) {
      const expected = parseIfMatch(ctx);
      const unused = await underOverviews(() =>
        service(strapi, 'catalogue.pictures').with(files, (ids) =>
          inTransaction(strapi, (tx) => saveOverviews(tx, actor, input, { files: ids, expected })),
        ),
      );
      await service(strapi, 'catalogue.pictures').discard(unused);
      return listed(strapi, input.product_id);
    },
  }),
]);

/** FieldErrors of pictures under keys that the panel knows as those of overviews. */
async function underOverviews<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError(error.refusals.map((each) => ({ ...each, field: errorField(each.field ?? '_general') })));
  }
}
