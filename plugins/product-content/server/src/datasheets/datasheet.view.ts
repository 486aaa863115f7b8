import { translationsOf } from '@mayorista/catalogue/inputs';
import type { FieldRow, OptionRow, WholeDatasheet } from './datasheet.store';

export const fieldView = (field: FieldRow, options: readonly OptionRow[]) => ({
  id: field.id,
  code: field.code,
  name: field.name,
  name_translations: translationsOf(field),
  field_type: field.field_type,
  unit: field.unit,
  datasheet_list_id: field.datasheet_list_id,
  options: options.map(({ value, value_en }) => ({ es: value, en: value_en })),
  is_key: Boolean(field.is_key),
  order: field.position,
});

export const optionsOfField = (sheet: WholeDatasheet, field: FieldRow): readonly OptionRow[] =>
  field.datasheet_list_id === null ? [] : (sheet.options.get(field.datasheet_list_id) ?? []);

/** A datasheet as staff build it (spec catalogue 3). */
export const datasheetView = (sheet: WholeDatasheet, categories: readonly { id: number; name: string }[]) => ({
  id: sheet.id,
  name: sheet.name,
  name_translations: translationsOf(sheet),
  updatedAt: new Date(sheet.updated_at).toISOString(),
  datasheet_groups: sheet.groups.map((group) => ({
    id: group.id,
    name: group.name,
    name_translations: translationsOf(group),
    order: group.position,
    datasheet_fields: group.fields.map((field) => fieldView(field, optionsOfField(sheet, field))),
  })),
  categories,
});
