import type { Field, FieldMap, InputOf, Shape } from '../shared/shape';
import { fieldKey } from '../shared/shape';

type ReferenceKey<S extends Shape> = {
  [N in keyof S['fields'] & string]: S['fields'][N] extends {
    readonly kind: 'reference';
    readonly presence: 'required';
  }
    ? `${N}_id`
    : never;
}[keyof S['fields'] & string];

/** Values that a test gives for an input: required references must be given, everything else may be. */
export type BuiltFrom<S extends Shape> = Partial<InputOf<S>> & Pick<InputOf<S>, ReferenceKey<S> & keyof InputOf<S>>;

let sequence = 0;

/** Builds the input of a new record from the given values, and sample values for other required fields. Texts differ from call to call. */
export const buildInput = <S extends Shape>(shape: S, given: BuiltFrom<S>): InputOf<S> =>
  // Built field by field from the shape that its type is built from.
  ({ ...requiredValues(shape.fields), ...given }) as unknown as InputOf<S>;

const requiredValues = (fields: FieldMap): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.presence !== 'required' || field.writable === 'read-only' || field.kind === 'reference'
        ? []
        : [[fieldKey(name, field), sampleValue(field)]],
    ),
  );

function sampleValue(field: Exclude<Field, { readonly kind: 'reference' }>): unknown {
  switch (field.kind) {
    case 'text':
      return `${field.label} ${++sequence}`.slice(-field.settings.max);
    case 'day':
      return '2031-01-15';
    case 'moment':
      return '2031-01-15T18:00:00.000Z';
    case 'quantity':
      return Math.max(1, field.settings.min);
    case 'money':
      return String((field.settings.above ?? field.settings.min ?? 0) + 10);
    case 'choice':
      return Object.keys(field.settings.options)[0];
    case 'flag':
      return field.settings.default;
    case 'file':
      return null;
  }
}
