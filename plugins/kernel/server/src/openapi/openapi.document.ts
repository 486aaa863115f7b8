import { z, type ZodType } from 'zod';
import type { CataloguedRoute } from '../routes/catalogue';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  properties: {
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        name: { type: 'string' },
        message: { type: 'string' },
        details: { type: 'object' },
      },
      required: ['status', 'name', 'message'],
    },
  },
  required: ['errors', 'error'],
};

const listSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    total: { type: 'integer' },
    meta: { type: 'object' },
  },
  required: ['data', 'total'],
};

const recordSchema = { type: 'object', properties: { data: {}, meta: { type: 'object' } } };

const listParameters = ['omniSearchQuery', 'page', 'per_page', 'order_by', 'order_direction', 'filters', 'locale'].map(
  (name) => ({
    name,
    in: 'query',
    required: false,
    schema: { type: 'string' },
  }),
);

/** Builds the OpenAPI 3.1 document of every endpoint we serve (design 4). */
export function openApiDocument(routes: readonly CataloguedRoute[], serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mayorista', version: '1', description: 'API REST de la plataforma' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema, List: listSchema, Record: recordSchema },
    },
  };
}

function operation(route: CataloguedRoute): Json {
  const answer = (description: string, schema: string): Json => ({
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  });
  return {
    operationId: `${route.plugin}_${route.noun}_${route.action}_${route.method}_${route.path}`.replace(
      /[^A-Za-z0-9]+/g,
      '_',
    ),
    summary: route.summary,
    tags: [route.plugin],
    security: [{ bearer: [] }, {}],
    'x-permission': route.needs,
    parameters: [
      ...pathParameters(route.path),
      ...(route.isList ? listParameters : []),
      ...queryParameters(route.query),
    ],
    ...(route.input === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.input) } } } }),
    responses: {
      '200': route.answer === undefined ? answer('Respuesta', route.isList ? 'List' : 'Record') : typed(route),
      '401': answer('Sin sesión', 'Error'),
      '403': answer('Acción no autorizada', 'Error'),
      '404': answer('No existe', 'Error'),
      '422': answer('Datos no válidos', 'Error'),
    },
  };
}

/** Builds the response schema of a call whose record is known field by field. */
const typed = ({ answer = {}, isList }: CataloguedRoute): Json => ({
  description: 'Respuesta',
  content: {
    'application/json': {
      schema: isList
        ? {
            ...listSchema,
            properties: { ...listSchema.properties, data: { type: 'array', items: { ...answer, required: ['id'] } } },
          }
        : { type: 'object', properties: { data: answer, meta: { type: 'object' } } },
    },
  },
});

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

function queryParameters(query: ZodType | undefined): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as {
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

function jsonSchema(schema: ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}
