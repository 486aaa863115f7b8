import type { ZodType } from 'zod';
import { sharedErrors } from '../outputs/error.output';
import { isFileOutput, type Output } from '../outputs/output';
import { exampleFor } from './example';
import type { Json, NamedSchemas } from './json-schema';

/** A call as the document describes it. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  /** The path below /api, with :id. */
  readonly path: string;
  readonly area: string;
  readonly summary: string;
  readonly needs?: string;
  readonly input?: ZodType | undefined;
  readonly query?: ZodType | undefined;
  readonly isList: boolean;
  readonly output?: Output | undefined;
  readonly status: number;
}

const listParameters: readonly Json[] = [
  { name: 'page', schema: { type: 'integer', minimum: 1, default: 1 }, description: 'La página, desde 1' },
  {
    name: 'per_page',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    description: 'Registros por página, 100 como máximo',
  },
  {
    name: 'count_to',
    schema: { type: 'integer', minimum: 1 },
    description: 'Se cuenta hasta aquí: un total mayor responde este, con `isAtLeast`. Sin él se cuenta todo',
  },
  { name: 'order_by', schema: { type: 'string' }, description: 'El campo por el que se ordena' },
  { name: 'order_direction', schema: { type: 'string', enum: ['asc', 'desc'] }, description: 'El sentido del orden' },
  { name: 'omniSearchQuery', schema: { type: 'string' }, description: 'Texto que se busca en los campos de la lista' },
  { name: 'filters', schema: { type: 'string' }, description: 'Condiciones por campo, como JSON o con corchetes' },
  { name: 'locale', schema: { type: 'string', enum: ['es', 'en'] }, description: 'El idioma de los textos' },
];

/** Describes one call: parameters, body, answers with examples, shared errors. */
export function describeOperation(call: DescribedCall, schemas: NamedSchemas): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.area],
    security: [{ bearer: [] }, {}],
    ...(call.needs === undefined ? {} : { 'x-permission': call.needs }),
    parameters: parameters(call, schemas),
    ...(call.input === undefined ? {} : { requestBody: requestBody(call.input, schemas) }),
    responses: {
      [String(call.status)]: success(call, schemas),
      ...Object.fromEntries(
        sharedErrors.map(({ status, name }) => [String(status), { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

function parameters({ path, isList, query }: DescribedCall, schemas: NamedSchemas): Json[] {
  const own = queryParameters(query, schemas);
  const names = new Set(own.map(({ name }) => name));
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(isList ? listParameters : [])
      .filter(({ name }) => !names.has(name))
      .map((each) => ({ in: 'query', required: false, ...each })),
    ...own,
  ];
}

function queryParameters(query: ZodType | undefined, schemas: NamedSchemas): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemas.input(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(input: ZodType, schemas: NamedSchemas): Json {
  const schema = schemas.input(input);
  return { required: true, content: { 'application/json': { schema, ...shownExample(schema, schemas) } } };
}

function success({ output, isList }: DescribedCall, schemas: NamedSchemas): Json {
  const description = isList ? 'Una página de la lista' : 'Respuesta';
  if (output === undefined) return { description, content: { 'application/json': { schema: { type: 'object' } } } };
  if (!isFileOutput(output)) return { description, content: json(output, schemas) };
  const files = output.files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }] as const);
  return {
    description: 'El archivo',
    content: { ...Object.fromEntries(files), ...(output.or === undefined ? {} : json(output.or, schemas)) },
  };
}

function json(output: ZodType, schemas: NamedSchemas): Json {
  const schema = schemas.output(output);
  return { 'application/json': { schema, ...shownExample(schema, schemas) } };
}

function shownExample(schema: Json, schemas: NamedSchemas): Json {
  const example = exampleFor(schema, schemas);
  return example === undefined ? {} : { example };
}
