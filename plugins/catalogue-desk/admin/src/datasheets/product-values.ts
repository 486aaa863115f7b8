import type { DataOf } from '@mayorista/config/answers';

/** A product's datasheet with what is said of the product. */
export type ProductDatasheet = DataOf<'GET /product-datasheets/{id}'>;
export type FilledGroup = ProductDatasheet['product_datasheet_groups'][number];
export type FilledField = FilledGroup['product_datasheet_fields'][number];
export type Value = FilledField['value'];

/** A value as it is being typed. */
export interface Typed {
  readonly es: string;
  readonly en: string;
}

/** What is typed and not saved, by the id of the characteristic. */
export type TypedValues = Readonly<Record<number, Typed>>;

/** A stored value as a person types it. */
export const typedOf = ({ value, value_en: english }: Pick<FilledField, 'value' | 'value_en'>): Typed => ({
  es: value === null ? '' : String(value),
  en: english ?? '',
});

const isSame = (a: Typed, b: Typed): boolean => a.es.trim() === b.es.trim() && a.en.trim() === b.en.trim();

/** What is typed with one more value; typing back what is stored takes the change away. */
export function withTyped(typed: TypedValues, field: FilledField, value: Typed): TypedValues {
  const { [field.id]: _former, ...rest } = typed;
  return isSame(value, typedOf(field)) ? rest : { ...rest, [field.id]: value };
}

/** What the platform is sent: only what was changed, in one group; an empty value takes it away. */
export const bodyOf = (typed: TypedValues) => ({
  product_datasheet_groups: [
    {
      product_datasheet_fields: Object.entries(typed).map(([id, { es, en }]) => ({
        id: Number(id),
        value: es.trim() === '' ? null : es.trim(),
        value_en: en.trim() === '' ? null : en.trim(),
      })),
    },
  ],
});

const errorName = /^product_datasheet_groups\.0\.product_datasheet_fields\.(\d+)\./;

/** Errors by place in what was sent, put on the characteristic that stood there. */
export function errorsOf(
  sent: TypedValues,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<number, string>> {
  const ids = Object.keys(sent).map(Number);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const id = ids[Number(errorName.exec(name)?.[1] ?? -1)];
      return id === undefined ? [] : [[id, text]];
    }),
  );
}

export interface Filled {
  readonly filled: number;
  readonly total: number;
}

/** How many characteristics have a value. */
export function countFilled(groups: readonly Pick<FilledGroup, 'product_datasheet_fields'>[]): Filled {
  const fields = groups.flatMap((group) => group.product_datasheet_fields);
  return { filled: fields.filter(({ value }) => value !== null).length, total: fields.length };
}

/** A value as people read it: '4 MP', 'Sí', a dash for none. */
export function valueText({ value, unit }: Pick<FilledField, 'value' | 'unit'>): string {
  if (value === null) return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return unit === null ? String(value) : `${value} ${unit}`;
}
