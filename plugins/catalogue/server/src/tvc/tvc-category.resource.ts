import { z } from 'zod';
import { defineResource, reject, writeRule, type BaseRow, type Json, type Tx } from '@mayorista/kernel';
import { byId, closesCycle } from '../../../shared/category-tree.rules';
import { readCategoryNodes, type TreeTables } from '../categories/category-tree.store';
import { flag, names, namesToRow, recordId, text, wholeNumber } from '../input';
import { refuseUsed } from '../refuse-used';
import { tables, uids } from '../uids';

interface TvcCategoryRow extends BaseRow {
  readonly name: string;
  readonly name_translations?: Readonly<Record<string, string | null>>;
  readonly abbreviation: string | null;
  readonly sat_key: string | null;
  readonly position: number | null;
  readonly is_active: boolean;
  readonly parent_category?: { id: number } | null;
  readonly category?: { id: number; name: string } | null;
  readonly main_image?: { url: string } | null;
}

export const tvcTree: TreeTables = {
  nodes: tables.tvcCategory,
  parents: tables.tvcCategoryParent,
  column: 'tvc_category_id',
  turn: 'tvc-categories',
};

const tvcCategoryInput = z.object({
  name_translations: names(160),
  abbreviation: text(20).transform((given) => given.toUpperCase()),
  parent_category_id: recordId.nullish(),
  category_id: recordId.nullish(),
  sat_key: z
    .string()
    .regex(/^\d{8}$/, 'invalid')
    .nullish(),
  position: wholeNumber(0, 1_000_000).default(0),
  activate_desactivate: flag.default(true),
  main_image: recordId.nullish(),
});
type TvcCategoryInput = z.output<typeof tvcCategoryInput>;

/** TVC's own tree of categories, each perhaps the equivalent of one of ours (decisions, Model). */
export const tvcCategoryResource = defineResource<TvcCategoryRow>()({
  path: '/tvc-categories',
  uid: uids.tvcCategory,
  label: 'categoría TVC',
  turn: tvcTree.turn,
  localized: true,
  search: ['name', 'abbreviation'],
  filters: ['is_active', 'abbreviation'],
  params: { textFilters: (value) => ({ name: { $containsi: value } }) },
  populate: ['parent_category', 'category', 'main_image'],
  order: { position: 'asc', name: 'asc' },
  read: { needs: 'categories.read' },
  create: writeRule({ needs: 'categories.write', schema: tvcCategoryInput, toRow: rowOf }),
  update: writeRule({
    needs: 'categories.write',
    schema: tvcCategoryInput.partial(),
    toRow: rowOf,
    async before({ tx, input }, current) {
      if (current !== null && input.parent_category_id != null)
        await refuseCycle(tx, current.id, input.parent_category_id);
    },
  }),
  remove: {
    needs: 'categories.write',
    async before({ tx }, current) {
      await refuseUsed(tx, tables.tvcCategoryParent, { inv_tvc_category_id: current.id }, 'has_children');
      await refuseUsed(tx, tables.productTvcCategory, { tvc_category_id: current.id }, 'has_products');
    },
  },
  serialize: (row) => ({
    id: row.id,
    name: row.name,
    name_translations: row.name_translations,
    abbreviation: row.abbreviation,
    sat_key: row.sat_key,
    position: row.position,
    activate_desactivate: row.is_active,
    parent_category_id: row.parent_category?.id ?? null,
    category_id: row.category?.id ?? null,
    category_name: row.category?.name ?? null,
    image_full_path: row.main_image?.url ?? null,
  }),
});

async function refuseCycle(tx: Tx, id: number, parentId: number): Promise<void> {
  if (closesCycle(byId(await readCategoryNodes(tx.trx, tvcTree)), id, parentId))
    reject('category_cycle', 'parent_category_id');
}

function rowOf(input: Partial<TvcCategoryInput>): Json {
  const {
    name_translations: given,
    parent_category_id: parent,
    category_id: category,
    activate_desactivate: isActive,
    ...rest
  } = input;
  return {
    ...rest,
    ...(given === undefined ? {} : namesToRow(given)),
    ...(parent === undefined ? {} : { parent_category: parent }),
    ...(category === undefined ? {} : { category }),
    ...(isActive === undefined ? {} : { is_active: isActive }),
  };
}
