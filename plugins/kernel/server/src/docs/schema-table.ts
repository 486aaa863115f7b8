import type { Json } from '../openapi/json-schema';
import { html, prose, table, type Html } from './html';

/** Rows below a field are shown down to this depth; what lies deeper has a name, or is read in the example. */
const deepest = 2;

interface Field {
  readonly name: string;
  readonly schema: Json;
  readonly isRequired: boolean;
}

/** Writes the fields of a schema as a table, nested ones indented below their field; null for what has no fields. */
export function schemaTable(schema: Json): Html | null {
  const rows = fieldsOf(schema)
    .filter(saysSomething)
    .flatMap((field) => fieldRows(field, 0));
  if (rows.length === 0) return null;
  return table(['Campo', 'Tipo', 'Qué es'], rows);
}

/** `meta` is left out of answers where it is empty. */
const saysSomething = ({ name, schema }: Field): boolean => name !== 'meta' || fieldsOf(schema).length > 0;

function fieldRows(field: Field, depth: number): Html[] {
  const { name, schema, isRequired } = field;
  const indent = ['', 'nest', 'nest two'][depth] ?? '';
  const need = isRequired ? null : html`<span class="type"> (puede faltar)</span>`;
  const row = html`<tr>
    <td class="${indent}"><code>${name}</code>${need}</td>
    <td class="type">${typeText(schema)}</td>
    <td>${describe(schema)}</td>
  </tr>`;
  return depth >= deepest ? [row] : [row, ...fieldsOf(inner(schema)).flatMap((each) => fieldRows(each, depth + 1))];
}

const fieldsOf = ({ properties = {}, required = [] }: Json): Field[] =>
  Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    schema,
    isRequired: (required as readonly string[]).includes(name),
  }));

/** Returns what lists and optional values hold. */
function inner(schema: Json): Json {
  const some = alternatives(schema);
  if (some.length === 1) return inner(some[0] ?? {});
  return schema.type === 'array' ? inner((schema.items ?? {}) as Json) : schema;
}

const alternatives = (schema: Json): Json[] =>
  ((schema.anyOf ?? schema.oneOf ?? []) as Json[]).filter(({ type }) => type !== 'null');

const names: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí o no',
  object: 'objeto',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  date: 'día',
  'date-time': 'momento (UTC)',
  email: 'correo',
  binary: 'archivo',
};

/** Writes the type of a value in words: 'lista de Card', 'texto o null'. */
export function typeText(schema: Json): Html {
  const some = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (some !== undefined) return html`${some.map((each, at) => html`${at === 0 ? '' : ' o '}${typeText(each)}`)}`;
  if (typeof schema.$ref === 'string') return typeLink(schema.$ref.replace('#/components/schemas/', ''));
  if (schema.type === 'array') return html`lista de ${typeText((schema.items ?? {}) as Json)}`;
  const format = formats[String(schema.format)];
  if (format !== undefined) return html`${format}`;
  return html`${[schema.type]
    .flat()
    .map((each) => names[String(each)] ?? 'cualquiera')
    .join(' o ')}`;
}

const typeLink = (name: string): Html => html`<a href="/api/docs/tipos#${name}">${name}</a>`;

function describe(schema: Json): Html {
  const { description } = schema;
  const value = inner(schema);
  const options = value.enum as readonly unknown[] | undefined;
  const told =
    typeof description === 'string' ? description : typeof value.description === 'string' ? value.description : '';
  const choices =
    options === undefined ? null : options.map((each, at) => html`${at === 0 ? '' : ', '}<code>${String(each)}</code>`);
  return html`${prose(told)}${told !== '' && choices !== null ? '. ' : ''}${choices}`;
}
