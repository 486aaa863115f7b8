import { slug, type FieldError } from '@mayorista/kernel';
import type { FieldInput, FieldType, GroupInput } from './datasheet.schema';

/** What a value is checked against. */
export interface FieldKind {
  readonly field_type: FieldType;
  readonly options: readonly string[];
}

export const mostFields = 300;

/** What is wrong with a datasheet's groups, every reason at once. */
export function groupRefusals(groups: readonly GroupInput[]): FieldError[] {
  const fields = groups.flatMap((group, g) =>
    group.datasheet_fields.map((field, f) => ({ field, at: `datasheet_groups.${g}.datasheet_fields.${f}` })),
  );
  const codes = fields.map(({ field }) => codeOf(field.name_translations.es));
  return [
    ...(fields.length > mostFields
      ? [{ code: 'too_many_fields', field: 'datasheet_groups', params: { max: mostFields } }]
      : []),
    ...fields.flatMap(({ field, at }, index) => [
      ...(codes.indexOf(codes[index] ?? '') < index
        ? [{ code: 'field_repeated', field: `${at}.name_translations.es` }]
        : []),
      ...(field.field_type === 'list' && field.datasheet_list_id == null
        ? [{ code: 'required', field: `${at}.datasheet_list_id` }]
        : []),
    ]),
  ];
}

/**
 * What names a characteristic across datasheets: a product keeps its values by it, so 'Resolución' stays filled when its
 * category is given another datasheet that has it too.
 */
export const codeOf = (name: string): string => slug(name) || 'campo';

/** Only lists name one. */
export const listOf = (field: FieldInput): number | null =>
  field.field_type === 'list' ? (field.datasheet_list_id ?? null) : null;

const yes = ['true', '1', 'si', 'sí', 'yes'];
const no = ['false', '0', 'no'];

/** A value as it is stored, or the code of why it cannot be; null is none. */
export function storedValue(
  kind: FieldKind,
  given: string | number | boolean | null | undefined,
): { readonly value: string | null } | { readonly refused: string } {
  const text = given === null || given === undefined ? '' : String(given).trim();
  if (text === '') return { value: null };
  if (kind.field_type === 'number')
    return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? { value: text } : { refused: 'not_a_number' };
  if (kind.field_type === 'boolean') return booleanValue(text.toLowerCase());
  if (kind.field_type === 'list') return kind.options.includes(text) ? { value: text } : { refused: 'not_an_option' };
  return { value: text };
}

function booleanValue(text: string): { readonly value: string } | { readonly refused: string } {
  if (yes.includes(text)) return { value: 'true' };
  return no.includes(text) ? { value: 'false' } : { refused: 'not_an_option' };
}

/** A stored value as the API gives it. */
export function shownValue(type: FieldType, value: string | null): string | number | boolean | null {
  if (value === null) return null;
  if (type === 'boolean') return value === 'true';
  return type === 'number' && !Number.isNaN(Number(value)) ? Number(value) : value;
}
