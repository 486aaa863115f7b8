import { instant } from '../../../../shared/dates';
import { decimal } from '../../../../shared/money';
import { fieldKey, type Field, type FieldMap } from '../../../../shared/shape';

export type Values = Record<string, unknown>;

type Convert<F extends Field = Field> = (value: string | number, field: F) => unknown;

const asIs: Convert = (value) => value;
const readers: { readonly [K in Field['kind']]: Convert<Extract<Field, { readonly kind: K }>> } = {
  text: asIs,
  choice: asIs,
  day: (value: Date | string | number) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10),
  moment: (value) => instant(value),
  money: (value, { settings }) => decimal(value).toFixed(settings.decimals),
  flag: Boolean,
  quantity: Number,
  reference: Number,
  file: Number,
};

/** Converts a column's value: the database drivers return days, flags and decimals in different types. */
const fromColumn = (field: Field, value: unknown): unknown =>
  value === null || value === undefined ? null : (readers[field.kind] as Convert)(value as string | number, field);

const toColumn = (field: Field, value: unknown): unknown =>
  field.kind === 'moment' && typeof value === 'string' ? new Date(value) : (value ?? null);

/** Converts the fields of a stored row, by their keys. */
export const fromRow = (fields: FieldMap, row: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const key = fieldKey(name, field);
      return [key, fromColumn(field, row[key])];
    }),
  );

/** Converts the given fields to columns. */
export const toColumns = (fields: FieldMap, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const key = fieldKey(name, field);
      return values[key] === undefined ? [] : [[key, toColumn(field, values[key])]];
    }),
  );

/** Converts parsed input to the values a stored row would return: money as text, moments in UTC. Only given fields. */
export const fromInput = (fields: FieldMap, input: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const key = fieldKey(name, field);
      return field.kind === 'file' || input[key] === undefined ? [] : [[key, fromColumn(field, input[key])]];
    }),
  );

/** Lists the keys of all fields but files. */
export const fieldKeys = (fields: FieldMap): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'file' ? [] : [fieldKey(name, field)]));

/** Builds a row of defaults, null where a field has none; without files. */
export const newRow = (fields: FieldMap): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const byDefault = 'default' in field.settings ? field.settings.default : undefined;
      return field.kind === 'file' ? [] : [[fieldKey(name, field), byDefault ?? null]];
    }),
  );
