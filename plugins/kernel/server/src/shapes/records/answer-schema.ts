import { fieldKey, setKey, statePlural, type Field, type FieldMap, type Shape } from '../../../../shared/shape';

type Json = Record<string, unknown>;

const integer = { type: 'integer' } as const;
const string = { type: 'string' } as const;
const nameSchema = { anyOf: [string, { type: 'null' }] } as const;
const object = (properties: Json): Json => ({ type: 'object', properties, required: Object.keys(properties) });
const list = (items: Json): Json => ({ type: 'array', items });

/** Builds the JSON schema of a record's answer for the OpenAPI document. */
export function buildAnswerSchema(shape: Shape): Json {
  const { fields, lines, states, stateField } = shape;
  const state = { type: 'string', enum: Object.keys(states) };
  const next = object({ move: string, [stateField]: state, label: string, reasons: list(string) });
  const ofState = { [stateField]: state, [`${stateField}_label`]: string, [`next_${statePlural(shape)}`]: list(next) };
  return object({
    id: integer,
    ...(state.enum.length === 0 ? {} : ofState),
    ...fieldProperties(fields),
    ...Object.fromEntries(
      Object.entries(lines).flatMap(([group, line]): [string, Json][] => [
        [group, list(line.set === null ? lineSchema(line.fields) : setSchema(line.fields, line.set))],
        ...(line.set === null ? [] : [[setKey(line.set), list(integer)] satisfies [string, Json]]),
        [`${group}_count`, integer],
      ]),
    ),
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  });
}

const lineSchema = (fields: FieldMap): Json => object({ id: integer, ...fieldProperties(fields) });

/** Builds the schema of what a set refers to: its id and name, and the facts kept beside the reference. */
function setSchema(fields: FieldMap, set: string): Json {
  const { [set]: _reference, ...facts } = fields;
  return object({ id: integer, name: nameSchema, ...fieldProperties(facts) });
}

const fieldProperties = (fields: FieldMap): Json =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      ...(field.kind === 'reference' ? [[fieldKey(name, field), orNull(field, integer)]] : []),
      [name, { title: field.label, ...orNull(field, valueSchema(field)) }],
    ]),
  ) as Json;

const orNull = ({ presence }: Field, schema: Json): Json =>
  presence === 'optional' ? { anyOf: [schema, { type: 'null' }] } : schema;

function valueSchema(field: Field): Json {
  switch (field.kind) {
    case 'text':
    case 'money':
      return string;
    case 'day':
      return { type: 'string', format: 'date' };
    case 'moment':
      return { type: 'string', format: 'date-time' };
    case 'choice':
      return { type: 'string', enum: Object.keys(field.settings.options) };
    case 'flag':
      return { type: 'boolean' };
    case 'quantity':
      return integer;
    case 'reference':
      return object({ id: integer, name: nameSchema });
    case 'file':
      return object({ id: integer, name: string, url: string });
  }
}
