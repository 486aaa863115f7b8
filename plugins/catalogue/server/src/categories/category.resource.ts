import { z } from 'zod';
import {
  largestId,
  defineResource,
  reject,
  throwIfAny,
  writeRule,
  type Actor,
  type BaseRow,
  type Json,
  type Tx,
} from '@mayorista/kernel';
import { flag, namesToRow, recordId } from '../input';
import { refuseUsed } from '../refuse-used';
import { tables, uids } from '../uids';
import { byId, closesCycle } from '../../../shared/category-tree.rules';
import { datasheetsOf } from './category-datasheets';
import { setAccessories } from './category.store';
import { ownTree, readCategoryNodes } from './category-tree.store';

interface CategoryRow extends BaseRow {
  readonly name: string;
  readonly name_translations?: Readonly<Record<string, string | null>>;
  readonly abbreviation: string | null;
  readonly sat_key: string | null;
  readonly position: number | null;
  readonly is_active: boolean;
  readonly parent_category?: { id: number; name: string } | null;
  readonly main_image?: { url: string } | null;
}

const translations = z.strictObject({
  es: z.string().trim().min(1).max(160),
  en: z.string().trim().max(160).nullish(),
});

const categoryInput = z.strictObject({
  name_translations: translations,
  abbreviation: z.string().trim().toUpperCase().min(1).max(20),
  parent_category_id: recordId.nullish(),
  sat_key: z
    .string()
    .regex(/^\d{8}$/, 'invalid')
    .nullish(),
  position: z.number().int().min(0).max(largestId).default(0),
  activate_desactivate: flag.default(true),
  main_image: recordId.nullish(),
  datasheet_id: recordId.nullish(),
  selected_category_accesories: z.array(recordId).max(200).optional(),
});
type CategoryInput = z.output<typeof categoryInput>;

/** The tree of categories; localized names, one parent, never a cycle (spec catalogue 3, Category). */
export const categoryResource = defineResource<CategoryRow>()({
  path: '/categories',
  uid: uids.category,
  label: 'categoría',
  turn: ownTree.turn,
  localized: true,
  search: ['name', 'abbreviation'],
  filters: ['is_active', 'abbreviation'],
  params: {
    textFilters: (value) => ({ name: { $containsi: value } }),
  },
  populate: ['parent_category', 'main_image'],
  order: { position: 'asc', name: 'asc' },
  read: { needs: 'categories.read' },
  create: writeRule({
    needs: 'categories.write',
    schema: categoryInput,
    toRow: rowOf,
    before: ({ tx, input }) => refuseMissing(tx, input, null),
    after: ({ tx, actor, input }, row) => writeParts(tx, actor, row.id, input),
  }),
  update: writeRule({
    needs: 'categories.write',
    schema: categoryInput.partial(),
    toRow: rowOf,
    async before({ tx, input }, current) {
      const { parent_category_id: parentId } = input;
      if (current !== null && parentId != null) await refuseCycle(tx, current.id, parentId);
      await refuseMissing(tx, input, current?.id ?? null);
    },
    after: ({ tx, actor, input }, row) => writeParts(tx, actor, row.id, input),
  }),
  remove: {
    needs: 'categories.write',
    async before({ tx }, current) {
      await refuseUsed(tx, tables.categoryParent, { inv_category_id: current.id }, 'has_children');
      await refuseUsed(tx, tables.productCategory, { category_id: current.id }, 'has_products');
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
    image_full_path: row.main_image?.url ?? null,
  }),
});

async function refuseCycle(tx: Tx, id: number, parentId: number): Promise<void> {
  if (closesCycle(byId(await readCategoryNodes(tx.trx)), id, parentId)) reject('category_cycle', 'parent_category_id');
}

async function refuseMissing(tx: Tx, input: Partial<CategoryInput>, id: number | null): Promise<void> {
  const accessories = input.selected_category_accesories ?? [];
  const known = new Set((await readCategoryNodes(tx.trx)).map((node) => node.id));
  throwIfAny(
    accessories.flatMap((each, index) =>
      known.has(each) && each !== id ? [] : [{ code: 'not_found', field: `selected_category_accesories.${index}` }],
    ),
  );
}

/** What a category holds in other tables. */
async function writeParts(tx: Tx, actor: Actor, id: number, input: Partial<CategoryInput>): Promise<void> {
  if (input.datasheet_id !== undefined) await datasheetsOf(tx.strapi)?.give(tx, id, input.datasheet_id);
  if (input.selected_category_accesories !== undefined)
    await setAccessories(tx, actor, id, input.selected_category_accesories);
}

function rowOf(input: Partial<CategoryInput>): Json {
  const { datasheet_id: _sheet, selected_category_accesories: _accessories, ...columns } = input;
  return columnsOf(columns);
}

function columnsOf(input: Omit<Partial<CategoryInput>, 'datasheet_id' | 'selected_category_accesories'>): Json {
  const { name_translations: names, parent_category_id: parent, activate_desactivate: isActive, ...rest } = input;
  return {
    ...rest,
    ...(names === undefined ? {} : namesToRow(names)),
    ...(parent === undefined ? {} : { parent_category: parent }),
    ...(isActive === undefined ? {} : { is_active: isActive }),
  };
}
