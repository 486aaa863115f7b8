import { z, type ZodType } from 'zod';
import { fieldKey, setKey, statePlural, type Field, type FieldMap, type Shape } from '../../../../../shared/shape';
import { sampleValue } from '../../../../../shared/shape/sample-value';
import { dayOutput, instantOutput, privateFileOutput, referenceOutput } from '../../../outputs/parts';
import type { RecordOutputs } from './record-outputs.types';
import type { AnyRecord } from '../record.types';

type Members = Record<string, ZodType>;

/** Builds what a record answers from its shape and the computed fields that its rules declare. */
export function recordOutputs({ shape, rules }: Pick<AnyRecord, 'shape' | 'rules'>): RecordOutputs {
  const computed = rules.computedOutput ?? {};
  const lines = lineMembers(shape);
  const shared = { ...recordMembers(shape), ...countMembers(shape) };
  const name = pascal(shape.name);
  const [one, many] = shape.label;
  return {
    one: z
      .strictObject({ ...shared, ...lines, ...nextMembers(shape), ...changeMembers(rules), ...computed })
      .meta({ id: name, description: upperFirst(one.replace(/^\S+ /, '')) }),
    listed: z
      .strictObject({ ...shared, ...(rules.listsLines === true ? lines : {}), ...computed })
      .meta({ id: `${name}Listed`, description: `${upperFirst(many)}, como las listas las muestran` }),
  };
}

const changeMembers = ({ mayChange }: Pick<AnyRecord['rules'], 'mayChange'>): Members =>
  mayChange === undefined ? {} : { may_change: z.boolean().meta({ description: 'Si quien lo lee lo puede cambiar' }) };

const pascal = (name: string): string => name.split('-').map(upperFirst).join('');
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const recordMembers = (shape: Shape): Members => ({
  id: z.int(),
  ...stateMembers(shape),
  ...fieldMembers(shape.fields),
  createdAt: instantOutput,
  updatedAt: instantOutput.meta({ description: 'Se envía en `If-Match` al cambiar el registro' }),
});

const countMembers = ({ lines }: Shape): Members =>
  Object.fromEntries(Object.keys(lines).map((group) => [`${group}_count`, z.int()]));

function stateMembers({ states, stateField }: Shape): Members {
  if (Object.keys(states).length === 0) return {};
  return { [stateField]: stateEnum(states), [`${stateField}_label`]: stateLabel(states) };
}

const stateEnum = (states: Shape['states']): ZodType => z.enum(Object.keys(states));
const stateLabel = (states: Shape['states']): ZodType =>
  z.string().meta({
    examples: Object.values(states)
      .slice(0, 1)
      .map(({ label }) => label.es),
  });

function nextMembers(shape: Shape): Members {
  const { states, stateField, moves } = shape;
  const names = Object.keys(moves);
  if (Object.keys(states).length === 0) return {};
  const next = z.strictObject({
    move: names.length === 0 ? z.string() : z.enum(names),
    [stateField]: stateEnum(states),
    label: z.string(),
    reasons: z.array(z.string()).meta({ description: 'Por qué no se puede ahora; vacío cuando sí' }),
  });
  return { [`next_${statePlural(shape)}`]: z.array(next) };
}

const lineMembers = ({ lines }: Shape): Members =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([group, { fields, set, label }]): [string, ZodType][] => {
      const item = set === null ? { id: z.int(), ...fieldMembers(fields) } : setMembers(fields, set);
      return [
        [group, z.array(z.strictObject(item)).meta({ description: label })],
        ...(set === null ? [] : [[setKey(set), z.array(z.int())] satisfies [string, ZodType]]),
      ];
    }),
  );

/** Builds the members of what a set refers to: its id and name, and the facts kept beside the reference. */
function setMembers(fields: FieldMap, set: string): Members {
  const { [set]: _reference, ...facts } = fields;
  return { ...referenceOutput.shape, ...fieldMembers(facts) };
}

const fieldMembers = (fields: FieldMap): Members =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, ZodType][] => [
      ...(field.kind === 'reference'
        ? [[fieldKey(name, field), orNull(field, z.int())] satisfies [string, ZodType]]
        : []),
      [name, orNull(field, valueSchema(field)).meta({ description: field.label })],
    ]),
  );

const orNull = ({ presence }: Field, schema: ZodType): ZodType =>
  presence === 'optional' ? schema.nullable() : schema;

function valueSchema(field: Field): ZodType {
  switch (field.kind) {
    case 'text':
    case 'money':
      return z.string().meta({ examples: [sampleValue(field, field.label)] });
    case 'day':
      return dayOutput;
    case 'moment':
      return instantOutput;
    case 'choice':
      return z.enum(Object.keys(field.settings.options));
    case 'flag':
      return z.boolean();
    case 'quantity':
      return z.int().meta({ examples: [sampleValue(field, '')] });
    case 'reference':
      return referenceOutput;
    case 'file':
      return privateFileOutput;
  }
}
