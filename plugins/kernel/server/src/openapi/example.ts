import type { Json, NamedSchemas } from './json-schema';

/** From this depth on lists are shown empty and objects with what they must have. */
const deep = 5;

/** No value was found that the schema allows. */
class NoExample extends Error {}

/** Returns a value that a JSON schema allows: its declared example where there is one, made up otherwise. Undefined when none is found. */
export const exampleFor = (schema: Json, schemas: NamedSchemas): unknown => tryExample(schema, schemas, 0);

function tryExample(schema: Json, schemas: NamedSchemas, depth: number): unknown {
  try {
    return makeExample(schema, schemas, depth);
  } catch (error) {
    if (error instanceof NoExample) return undefined;
    throw error;
  }
}

function makeExample(schema: Json, schemas: NamedSchemas, depth: number): unknown {
  const { examples, default: usual, const: only, enum: options } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (Array.isArray(options)) return options[0];
  const named = schemas.resolve(schema);
  if (named !== null) return makeExample(named, schemas, depth);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return makeExample(chosen(alternatives as Json[]), schemas, depth);
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...(schema.allOf as Json[]).map((each) => makeExample(each, schemas, depth)));
  return exampleOfType(schema, schemas, depth);
}

const chosen = (alternatives: readonly Json[]): Json =>
  alternatives.find(({ type }) => type !== 'null') ?? alternatives[0] ?? {};

function exampleOfType(schema: Json, schemas: NamedSchemas, depth: number): unknown {
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectExample(schema, schemas, depth);
    case 'array':
      return arrayExample(schema, schemas, depth);
    case 'integer':
    case 'number':
      return numberExample(schema);
    case 'boolean':
      return true;
    case 'string':
      return textExample(schema);
    default:
      return null;
  }
}

function arrayExample({ items = {}, minItems = 0 }: Json, schemas: NamedSchemas, depth: number): unknown[] {
  const length = Math.max(Number(minItems), depth < deep ? 1 : 0);
  return Array.from({ length }, () => makeExample(items as Json, schemas, depth + 1));
}

function objectExample(schema: Json, schemas: NamedSchemas, depth: number): Json {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  const shown = Object.entries(properties).filter(([name]) => depth < deep || required.includes(name));
  return Object.fromEntries(
    shown.flatMap(([name, each]): [string, unknown][] => {
      if (required.includes(name)) return [[name, makeExample(each, schemas, depth + 1)]];
      const value = tryExample(each, schemas, depth + 1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function numberExample({ minimum, exclusiveMinimum, maximum }: Json): number {
  const least = typeof minimum === 'number' ? minimum : Number(exclusiveMinimum ?? 0) + 1;
  return Math.min(Math.max(1, least), typeof maximum === 'number' ? maximum : Infinity);
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T18:30:00.000Z',
  email: 'compras@distribuidor.mx',
  uri: 'https://distribuidor.mx',
  url: 'https://distribuidor.mx',
};

/** Tried in this order where a text must look like something. */
const samples = [
  'texto',
  '1',
  '01',
  '1250.00',
  '12.5',
  '64000',
  '43211500',
  '5512345678',
  'XAXX010101000',
  'MTY',
  'A1',
  '2026-03-02',
  '2026-03',
  '09:30',
  '#1a2b3c',
  'buen-fin',
  '/productos',
  'https://distribuidor.mx',
  'compras@distribuidor.mx',
  'texto de ejemplo, un poco más largo',
];

function textExample({ format, pattern, minLength = 0, maxLength = Infinity }: Json): string {
  const formatted = byFormat[String(format)];
  const fits = (text: string): boolean =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    // oxlint-disable-next-line house/made-pattern -- of a schema of ours, which is looked at where it is written
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const found = [...(formatted === undefined ? [] : [formatted]), ...samples].find(fits);
  if (found === undefined) throw new NoExample();
  return found;
}
