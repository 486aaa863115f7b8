import type { FieldMap, InputOf, Shape } from '../shared/shape';
import { fieldKey } from '../shared/shape';
import { sampleValue } from '../shared/shape/sample-value';

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
        : [[fieldKey(name, field), sampleValue(field, `${field.label} ${++sequence}`)]],
    ),
  );
