import {
  assertVersion,
  emit,
  forUpdate,
  insertRow,
  now,
  recordAudit,
  rejectDuplicate,
  throwIfAny,
  rejectUnknown,
  service,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { datasheetChanged } from '../../../events';
import { tables } from '../tables';
import { categoriesOf, giveDatasheet } from './category-datasheets';
import { codeOf, groupRefusals, listOf } from './datasheet.rules';
import type { DatasheetChange, FieldInput, GroupInput } from './datasheet.schema';
import { fieldsOf, readDatasheet } from './datasheet.store';

/** What a change names: the datasheet and the updatedAt that its editor read. */
export interface DatasheetTarget {
  readonly id: number | null;
  readonly expected: string | null;
}

/**
 * Creates a datasheet or changes it: groups and fields become those sent, in that order; what is left out goes. Values of
 * products are kept by the field's code, also of fields that go. Throws ValidationError, NotFoundError or ConflictError; returns the id.
 */
export async function saveDatasheet(
  tx: Tx,
  actor: Actor,
  target: DatasheetTarget,
  input: DatasheetChange,
): Promise<number> {
  throwIfAny(groupRefusals(input.datasheet_groups ?? []));
  await refuseMissing(tx, input);
  const before = target.id === null ? null : await lock(tx, target.id, target.expected);
  const id = await writeNames(tx, target.id, input);
  if (input.datasheet_groups !== undefined) await writeGroups(tx, id, input.datasheet_groups);
  if (input.categories !== undefined) await setCategories(tx, id, input.categories);
  await recordAudit(tx, actor, {
    modelType: 'datasheets',
    modelId: id,
    action: before === null ? 'created' : 'changed',
    before,
    after: await summary(tx, id),
  });
  await emit(tx, datasheetChanged, { id });
  return id;
}

async function lock(tx: Tx, id: number, expected: string | null): Promise<Record<string, unknown>> {
  await forUpdate(tx, tx.trx(tables.datasheet).where({ id })).first('id');
  const found = await summary(tx, id);
  assertVersion((await readDatasheet(tx.trx, id)).updated_at, expected, found);
  return found;
}

/** What a datasheet's history compares. */
async function summary(tx: Tx, id: number): Promise<Record<string, unknown>> {
  const sheet = await readDatasheet(tx.trx, id);
  const fields = sheet.groups.flatMap((group) => group.fields.map((field) => `${group.name}: ${field.name}`));
  return {
    name: sheet.name,
    name_en: sheet.name_en,
    fields: fields.join('; '),
    categories:
      (await categoriesOf(tx.strapi, [id]))
        .get(id)
        ?.map(({ name }) => name)
        .join(', ') ?? '',
  };
}

async function refuseMissing(
  tx: Tx,
  { datasheet_groups: groups = [], categories = [] }: DatasheetChange,
): Promise<void> {
  const lists = groups.flatMap((group, g) =>
    group.datasheet_fields.map((field, f) => ({
      field: `datasheet_groups.${g}.datasheet_fields.${f}.datasheet_list_id`,
      table: tables.datasheetList,
      id: listOf(field),
    })),
  );
  const known = new Set((await service(tx.strapi, 'catalogue.categories').nodes()).map(({ id }) => id));
  throwIfAny(
    categories.flatMap((id, index) => (known.has(id) ? [] : [{ code: 'not_found', field: `categories.${index}` }])),
  );
  await rejectUnknown(tx, lists);
}

async function writeNames(tx: Tx, id: number | null, { name_translations: given }: DatasheetChange): Promise<number> {
  const columns = given === undefined ? {} : { name: given.es, name_en: given.en ?? null };
  try {
    if (id === null) return await insertRow(tx, tables.datasheet, columns);
    await tx
      .trx(tables.datasheet)
      .where({ id })
      .update({ ...columns, updated_at: now() });
    return id;
  } catch (error) {
    return rejectDuplicate(error, () => 'name_translations.es');
  }
}

async function writeGroups(tx: Tx, datasheetId: number, groups: readonly GroupInput[]): Promise<void> {
  const known = new Map((await fieldsOf(tx.trx, datasheetId)).map((field) => [field.id, field.code]));
  const keptFields = groups.flatMap((group) =>
    group.datasheet_fields.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : [])),
  );
  await tx.trx(tables.datasheetField).where({ datasheet_id: datasheetId }).whereNotIn('id', keptFields).delete();
  const groupIds: number[] = [];
  let position = 0;
  const taken = new Set(keptFields.map((id) => known.get(id)));
  for (const [index, group] of groups.entries()) {
    const groupId = await writeGroup(tx, datasheetId, group, index + 1);
    groupIds.push(groupId);
    for (const field of group.datasheet_fields) {
      const columns = {
        ...columnsOf(field),
        datasheet_id: datasheetId,
        datasheet_group_id: groupId,
        position: (position += 1),
      };
      if (field.id !== undefined && known.has(field.id))
        await tx
          .trx(tables.datasheetField)
          .where({ id: field.id })
          .update({ ...columns, updated_at: now() });
      else
        await insertRow(tx, tables.datasheetField, {
          ...columns,
          code: freeCode(codeOf(field.name_translations.es), taken),
        });
    }
  }
  await tx.trx(tables.datasheetGroup).where({ datasheet_id: datasheetId }).whereNotIn('id', groupIds).delete();
}

async function writeGroup(
  tx: Tx,
  datasheetId: number,
  { id, name_translations: given }: GroupInput,
  position: number,
): Promise<number> {
  const columns = { name: given.es, name_en: given.en ?? null, position };
  const changed =
    id === undefined
      ? 0
      : await tx
          .trx(tables.datasheetGroup)
          .where({ id, datasheet_id: datasheetId })
          .update({ ...columns, updated_at: now() });
  return changed > 0 && id !== undefined
    ? id
    : insertRow(tx, tables.datasheetGroup, { ...columns, datasheet_id: datasheetId });
}

const columnsOf = (field: FieldInput) => ({
  name: field.name_translations.es,
  name_en: field.name_translations.en ?? null,
  field_type: field.field_type,
  unit: field.unit ?? null,
  datasheet_list_id: listOf(field),
  is_key: field.is_key,
});

/** A renamed field keeps its code, so a new one of the old name takes the next. */
function freeCode(wanted: string, taken: Set<string | undefined>): string {
  let code = wanted;
  for (let next = 2; taken.has(code); next += 1) code = `${wanted}-${next}`;
  taken.add(code);
  return code;
}

async function setCategories(tx: Tx, datasheetId: number, categoryIds: readonly number[]): Promise<void> {
  await tx.trx(tables.categoryDatasheet).where({ datasheet_id: datasheetId }).delete();
  for (const categoryId of new Set(categoryIds)) await giveDatasheet(tx, categoryId, datasheetId);
}
