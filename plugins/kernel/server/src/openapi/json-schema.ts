import { z, type ZodType } from 'zod';

export type Json = Record<string, unknown>;

/** The schemas that others refer to by name: `#/components/schemas/<name>`. */
export class NamedSchemas {
  readonly #schemas = new Map<string, { readonly json: Json; readonly text: string }>();

  /** Returns the JSON schema of an answer; its parts that have a name (`.meta({ id })`) are references. */
  output(schema: ZodType): Json {
    return this.#convert(schema, 'output');
  }

  /** Returns the JSON schema of what a call may send. */
  input(schema: ZodType): Json {
    return this.#convert(schema, 'input');
  }

  /** Returns the named schemas in the order of their names. */
  all(): Json {
    return Object.fromEntries(
      [...this.#schemas].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, { json }]) => [name, json]),
    );
  }

  /** Follows a reference to a named schema. */
  resolve({ $ref }: { readonly $ref?: unknown }): Json | null {
    const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : '';
    return this.#schemas.get(name)?.json ?? null;
  }

  #convert(schema: ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' }) as Json & { $defs?: Json };
    for (const [name, json] of Object.entries($defs)) this.#add(name, published(json as Json, io));
    const { id, ...root } = published(own, io);
    if (typeof id !== 'string') return root;
    this.#add(id, root);
    return { $ref: `#/components/schemas/${id}` };
  }

  #add(name: string, { id: _id, ...json }: Json): void {
    if (name.startsWith('__')) throw new Error('A schema that holds itself needs a name: .meta({ id })');
    const text = JSON.stringify(json);
    const known = this.#schemas.get(name);
    if (known !== undefined && known.text !== text) throw new Error(`Two schemas are called ${name}`);
    this.#schemas.set(name, { json, text });
  }
}

/** Rewrites references, and leaves answers open: a later release may add to them, which a client must not refuse. */
function published(json: Json, io: 'input' | 'output'): Json {
  const entries = Object.entries(json).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$ref') return [[key, String(value).replace('#/$defs/', '#/components/schemas/')]];
    if (key === 'additionalProperties' && value === false && io === 'output') return [];
    if (key === 'examples' || key === 'default' || key === 'enum' || key === 'const') return [[key, value]];
    if (key === 'properties')
      return [
        [
          key,
          Object.fromEntries(Object.entries(value as Json).map(([name, each]) => [name, published(each as Json, io)])),
        ],
      ];
    if (Array.isArray(value)) return [[key, value.map((each: unknown) => (isJson(each) ? published(each, io) : each))]];
    return [[key, isJson(value) ? published(value, io) : value]];
  });
  return Object.fromEntries(entries);
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
