import { reordered, shifted, type Drop } from '../drag/drop';
import type { Datasheet, FieldType, Named } from './datasheet';

/** A characteristic as it is being edited; `key` names it on the page, also before it has an id. */
export interface FieldDraft {
  readonly key: string;
  readonly id?: number;
  readonly es: string;
  readonly en: string;
  readonly type: FieldType;
  readonly unit: string;
  readonly listId: number | null;
  readonly isKey: boolean;
}

export interface GroupDraft {
  readonly key: string;
  readonly id?: number;
  readonly es: string;
  readonly en: string;
  readonly fields: readonly FieldDraft[];
}

export interface SheetDraft {
  readonly es: string;
  readonly en: string;
  readonly groups: readonly GroupDraft[];
  readonly categories: readonly Named[];
}

/** What is wrong, by the key of the group or field ('' is the sheet), and there by its part. */
export type DraftErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const emptySheet: SheetDraft = { es: '', en: '', groups: [], categories: [] };

export const draftOf = ({ name_translations: names, datasheet_groups: groups, categories }: Datasheet): SheetDraft => ({
  es: names.es,
  en: names.en ?? '',
  categories,
  groups: groups.map((group) => ({
    key: `g${group.id}`,
    id: group.id,
    es: group.name_translations.es,
    en: group.name_translations.en ?? '',
    fields: group.datasheet_fields.map((field) => ({
      key: `f${field.id}`,
      id: field.id,
      es: field.name_translations.es,
      en: field.name_translations.en ?? '',
      type: field.field_type,
      unit: field.unit ?? '',
      listId: field.datasheet_list_id,
      isKey: field.is_key,
    })),
  })),
});

let sequence = 0;
const newKey = (kind: 'g' | 'f'): string => `${kind}-${(sequence += 1)}`;

export const newGroup = (): GroupDraft => ({ key: newKey('g'), es: '', en: '', fields: [] });
export const newField = (): FieldDraft => ({
  key: newKey('f'),
  es: '',
  en: '',
  type: 'text',
  unit: '',
  listId: null,
  isKey: false,
});

const named = (es: string, en: string) => ({ es: es.trim(), en: en.trim() === '' ? null : en.trim() });

/** What the platform is sent: groups and fields in their order. */
export const bodyOf = ({ es, en, groups, categories }: SheetDraft) => ({
  name_translations: named(es, en),
  categories: categories.map(({ id }) => id),
  datasheet_groups: groups.map((group) => ({
    ...(group.id === undefined ? {} : { id: group.id }),
    name_translations: named(group.es, group.en),
    datasheet_fields: group.fields.map((field) => ({
      ...(field.id === undefined ? {} : { id: field.id }),
      name_translations: named(field.es, field.en),
      field_type: field.type,
      unit: field.unit.trim() === '' ? null : field.unit.trim(),
      datasheet_list_id: field.type === 'list' ? field.listId : null,
      is_key: field.isKey,
    })),
  })),
});

export const isSame = (a: SheetDraft, b: SheetDraft): boolean =>
  JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

const errorName = /^datasheet_groups\.(\d+)\.(?:datasheet_fields\.(\d+)\.)?(.+)$/;

/** Errors by place, as the platform tells them, put on what stood at that place when it was sent. */
export function errorsOf(sent: SheetDraft, fields: Readonly<Record<string, string>>): DraftErrors {
  const errors: Record<string, Record<string, string>> = {};
  for (const [name, text] of Object.entries(fields)) {
    const { key, part } = placeOf(sent, name);
    errors[key] = { ...errors[key], [part]: text };
  }
  return errors;
}

/** The group or field that an error's name is about; what is about neither is about the sheet. */
function placeOf(sent: SheetDraft, name: string): { readonly key: string; readonly part: string } {
  const [, g, f, part] = errorName.exec(name) ?? [];
  const group = sent.groups[Number(g)];
  const place = f === undefined ? group : group?.fields[Number(f)];
  return place === undefined || part === undefined ? { key: '', part: name } : { key: place.key, part };
}

/** A sheet with one group changed. */
export const withGroup = (sheet: SheetDraft, key: string, change: Partial<GroupDraft>): SheetDraft => ({
  ...sheet,
  groups: sheet.groups.map((group) => (group.key === key ? { ...group, ...change } : group)),
});

/** A sheet with one field changed, wherever it is; null takes it away. */
export const withField = (sheet: SheetDraft, key: string, change: Partial<FieldDraft> | null): SheetDraft => ({
  ...sheet,
  groups: sheet.groups.map((group) => {
    if (!group.fields.some((field) => field.key === key)) return group;
    const fields =
      change === null
        ? group.fields.filter((field) => field.key !== key)
        : group.fields.map((field) => (field.key === key ? { ...field, ...change } : field));
    return { ...group, fields };
  }),
});

const isGroup = (sheet: SheetDraft, key: string): boolean => sheet.groups.some((group) => group.key === key);
const fieldOf = (sheet: SheetDraft, key: string): FieldDraft | undefined =>
  sheet.groups.flatMap(({ fields }) => fields).find((field) => field.key === key);

/** A group let go of beside another, or a field beside a field or inside a group. The sheet itself when that changes nothing. */
export function dropped(sheet: SheetDraft, drop: Drop): SheetDraft {
  if (isGroup(sheet, drop.id)) {
    const groups = reordered(sheet.groups, { ...drop, overId: groupAt(sheet, drop.overId) }, ({ key }) => key);
    return groups === sheet.groups ? sheet : { ...sheet, groups };
  }
  return fieldDropped(sheet, drop);
}

/** The group that a key is, or in which it is. */
function groupAt(sheet: SheetDraft, key: string): string {
  const found = sheet.groups.find((group) => group.key === key || group.fields.some((field) => field.key === key));
  return found?.key ?? '';
}

function fieldDropped(sheet: SheetDraft, drop: Drop): SheetDraft {
  const field = fieldOf(sheet, drop.id);
  const from = groupAt(sheet, drop.id);
  const to = sheet.groups.find(({ key }) => key === groupAt(sheet, drop.overId));
  if (field === undefined || to === undefined || drop.id === drop.overId) return sheet;
  if (from === to.key && drop.overId !== to.key) {
    const fields = reordered(to.fields, drop, ({ key }) => key);
    return fields === to.fields ? sheet : withGroup(sheet, to.key, { fields });
  }
  const others = to.fields.filter(({ key }) => key !== field.key);
  const at = others.findIndex(({ key }) => key === drop.overId);
  const place = drop.zone === 'before' ? Math.max(0, at) : at + 1;
  const fields = [...others.slice(0, place), field, ...others.slice(place)];
  return withGroup(withField(sheet, field.key, null), to.key, { fields });
}

/** One step by keyboard: a group among groups; a field among its group's, at whose ends it goes on into the next group. */
export function stepped(sheet: SheetDraft, key: string, by: 1 | -1): SheetDraft {
  const at = sheet.groups.findIndex((group) => group.key === groupAt(sheet, key));
  if (isGroup(sheet, key)) {
    const groups = shifted(sheet.groups, at, by);
    return groups === sheet.groups ? sheet : { ...sheet, groups };
  }
  const group = sheet.groups[at];
  const field = fieldOf(sheet, key);
  if (group === undefined || field === undefined) return sheet;
  const place = group.fields.findIndex((each) => each.key === key);
  const fields = shifted(group.fields, place, by);
  if (fields !== group.fields) return withGroup(sheet, group.key, { fields });
  const next = sheet.groups[at + by];
  if (next === undefined) return sheet;
  const joined = by === 1 ? [field, ...next.fields] : [...next.fields, field];
  return withGroup(withField(sheet, key, null), next.key, { fields: joined });
}
