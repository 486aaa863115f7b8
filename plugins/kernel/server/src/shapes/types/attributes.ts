import type { MoneySettings } from '../../../../shared/shape/field.types';
import { fieldKey, type Field, type FieldMap, type Shape } from '../../../../shared/shape';

export type Json = Readonly<Record<string, unknown>>;

/** Builds the attributes of a content type, by their keys. */
export const buildAttributes = (fields: FieldMap): Json =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      [fieldKey(name, field), attribute(field)],
      ...(field.kind === 'file' && field.settings.hasNameColumn ? [[`${name}_name`, { type: 'string' }]] : []),
    ]),
  ) as Json;

/** Builds the attribute of a shape's state; empty when it has no states. */
export function stateAttribute({ states, stateField }: Shape): Json {
  const [first] = Object.keys(states);
  if (first === undefined) return {};
  return { [stateField]: { type: 'enumeration', enum: Object.keys(states), default: first, required: true } };
}

function attribute(field: Field): Json {
  switch (field.kind) {
    case 'text': {
      const { max } = field.settings;
      return { type: max > 255 ? 'text' : 'string', maxLength: max, ...presence(field) };
    }
    case 'day':
      return { type: 'date', ...presence(field) };
    case 'moment':
      return { type: 'datetime', ...presence(field) };
    case 'quantity':
      return { type: 'integer', min: field.settings.min, max: field.settings.max, ...presence(field) };
    case 'money':
      return { ...decimalColumn(field.settings), ...presence(field) };
    case 'choice':
      return { type: 'enumeration', enum: Object.keys(field.settings.options), ...presence(field) };
    case 'flag':
      return { type: 'boolean', default: field.settings.default };
    case 'reference':
    case 'file':
      return { type: 'integer', ...presence(field) };
  }
}

/** Builds a decimal attribute with its digits, as Strapi's own is numeric(10,2), and the bounds that the form checks. */
const decimalColumn = ({ digits, min, max }: MoneySettings): Json => ({
  type: 'decimal',
  column: { args: [...digits] },
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/** Returns `required` for the form, and the default: in the database every column of Strapi may be null. */
const presence = ({ presence: of, settings }: Field): Json => ({
  ...(of === 'optional' ? {} : { required: true }),
  ...('default' in settings && settings.default !== undefined ? { default: settings.default } : {}),
});
