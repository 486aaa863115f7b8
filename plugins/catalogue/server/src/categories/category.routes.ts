import { defineRoute, inTransaction, getKnex, unpagedList, type Core, type Json, type Where } from '@mayorista/kernel';
import { discardPictures, withPictures } from '../images/with-pictures';
import { isOn, recordRoutes, type RecordRequest } from '../records/record-routes';
import { bannerPlace, bannersInput } from './banner.schema';
import { setBanners } from './banner.store';
import { categoryResource } from './category.resource';
import { partsOf, withProducts } from './category.store';
import { byId, type CategoryNode, nameIn, pathOf } from '../../../shared/category-tree.rules';
import { readCategoryNodes } from './category-tree.store';
import { category, categoryWithProductListOutput } from './category.answer';

type Query = Readonly<Record<string, unknown>>;

/** The flags of lists of categories (spec catalogue 7): each leaves some of the tree. */
export function flagged(nodes: readonly CategoryNode[], query: Query, withSome: ReadonlySet<number>): Where[] {
  const parents = new Set(nodes.flatMap(({ parentId }) => parentId ?? []));
  const tests: readonly (readonly [string, (node: CategoryNode) => boolean])[] = [
    ['parentsOnly', ({ parentId }) => parentId === null],
    ['withoutChildrens', ({ id }) => !parents.has(id)],
    ['getChildrenWithParents', ({ parentId }) => parentId !== null],
    ['onlyWithProducts', ({ id }) => withSome.has(id)],
  ];
  const asked = tests.filter(([flag]) => isOn(query[flag])).map(([, test]) => test);
  return asked.length === 0
    ? []
    : [{ id: { $in: nodes.filter((node) => asked.every((test) => test(node))).map(({ id }) => id) } }];
}

/** The way from the root to each record, as lists of leaves show it. */
export function withParents(nodes: readonly CategoryNode[], records: readonly Json[], locale: string): Json[] {
  const tree = byId(nodes);
  return records.map((record) => {
    const path = pathOf(tree, Number(record.id)).map((id) => ({ id, name: nameIn(tree.get(id), locale) }));
    return { ...record, parents: path.slice(0, -1), full_name: path.map(({ name }) => name).join(' > ') };
  });
}

async function complete(strapi: Core.Strapi, records: readonly Json[], query: Query, locale: string): Promise<Json[]> {
  const parts = await partsOf(
    strapi,
    records.map(({ id }) => Number(id)),
  );
  const whole = records.map((record) => ({ ...record, ...parts.get(Number(record.id)) }));
  return isOn(query.getChildrenWithParents)
    ? withParents(await readCategoryNodes(getKnex(strapi)), whole, locale)
    : whole;
}

/** Pictures of a form: `main_image` and `banner_files[i]`, or `banner_files[i][en]` for a language. `banners` names those that stay. */
async function withFiles(
  { strapi, actor, input, files }: RecordRequest,
  write: (input: Json) => Promise<Json>,
): Promise<Json> {
  const { kept, texts, rest } = bannersInput(input);
  const pictures = files.filter(({ field }) => field.startsWith('main_image') || bannerPlace(field) !== null);
  let gone: number[] = [];
  const record = await withPictures(strapi, pictures, (ids) =>
    inTransaction(strapi, async (tx) => {
      const main = [...ids].find(([field]) => field.startsWith('main_image'))?.[1];
      const saved = await write(main === undefined ? rest : { ...rest, main_image: main });
      const added = [...ids].flatMap(([field, file_id]) => {
        const place = bannerPlace(field);
        return place === null ? [] : [{ ...texts[place.at], language: place.language, file_id }];
      });
      gone = await setBanners(tx, actor, Number(saved.id), { kept, added });
      return saved;
    }),
  );
  await discardPictures(strapi, gone);
  return record;
}

/** Calls of categories beside the plain record. */
export const categoryRoutes = [
  ...recordRoutes({
    record: categoryResource,
    label: 'categorías',
    output: category,
    needs: { read: 'categories.read', write: 'categories.write' },
    async conditions(strapi, query) {
      const knex = getKnex(strapi);
      const some = isOn(query.onlyWithProducts) ? new Set((await withProducts(knex, false)).keys()) : new Set<number>();
      return flagged(await readCategoryNodes(knex), query, some);
    },
    isWhole: (query) => isOn(query.bulkAction),
    complete,
    withFiles,
  }),
  defineRoute({
    method: 'GET',
    path: '/category-with-products',
    noun: 'category-with-products',
    action: 'find',
    needs: 'categories.read',
    summary: 'Categorías activas que tienen productos en la tienda',
    output: categoryWithProductListOutput,
    async handle({ strapi, locale }) {
      const knex = getKnex(strapi);
      const [nodes, counts] = [await readCategoryNodes(knex), await withProducts(knex, true)];
      const shown = nodes.filter(({ id, isActive }) => isActive && counts.has(id));
      return unpagedList(
        withParents(
          nodes,
          shown.map((node) => ({
            id: node.id,
            name: nameIn(node, locale),
            parent_category_id: node.parentId,
            products_count: counts.get(node.id) ?? 0,
          })),
          locale,
        ),
      );
    },
  }),
];
