import type { Json, NamedSchemas } from './json-schema';

/** Deep enough for every answer; what holds itself ends here. */
const deepest = 8;

/** Returns a value that a JSON schema allows: its declared example where there is one, made up otherwise. */
export function exampleFor(schema: Json, schemas: NamedSchemas, depth = 0): unknown {
  const { examples, default: usual, const: only, enum: options } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (Array.isArray(options)) return options[0];
  const named = schemas.resolve(schema);
  if (named !== null) return exampleFor(named, schemas, depth + 1);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return exampleFor(firstOf(alternatives as Json[]), schemas, depth);
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...(schema.allOf as Json[]).map((each) => exampleFor(each, schemas, depth)));
  return exampleOfType(schema, schemas, depth);
}

const firstOf = (alternatives: readonly Json[]): Json =>
  alternatives.find(({ type }) => type !== 'null') ?? alternatives[0] ?? {};

function exampleOfType(schema: Json, schemas: NamedSchemas, depth: number): unknown {
  const type = [schema.type].flat()[0];
  if (type === 'object') return objectExample(schema, schemas, depth);
  if (type === 'array') return depth >= deepest ? [] : [exampleFor((schema.items ?? {}) as Json, schemas, depth + 1)];
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 1) > 1 ? schema.minimum : 1;
  if (type === 'boolean') return true;
  if (type === 'string') return textExample(schema);
  return null;
}

function objectExample(schema: Json, schemas: NamedSchemas, depth: number): Json {
  if (depth >= deepest) return {};
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, each]) => [
      name,
      exampleFor(each, schemas, depth + 1),
    ]),
  );
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T18:30:00.000Z',
  email: 'compras@distribuidor.mx',
  uri: 'https://distribuidor.mx',
};

const textExample = ({ format }: Json): string => byFormat[String(format)] ?? 'texto';
