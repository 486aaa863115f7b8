import { errorOutput, sharedErrors, type SharedError } from '../outputs/error.output';
import type { DefinedPlugin } from '../routes/defined-plugins';
import { NamedSchemas, type Json } from './json-schema';
import { describeOperation, type DescribedCall } from './operation';
import { about } from './about';

/** Builds the OpenAPI 3.1 document of every call that we serve (design 4). Needs the plugins' code, and no server. */
export function openApiDocument(plugins: readonly DefinedPlugin[], serverUrl: string): Json {
  const schemas = new NamedSchemas();
  schemas.output(errorOutput);
  const paths: Record<string, Json> = {};
  for (const call of plugins.flatMap(callsOf)) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[call.method.toLowerCase()] = describeOperation(call, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mayorista', version: '1', description: about, license: { name: 'Propietaria', url: serverUrl } },
    servers: [{ url: serverUrl }],
    tags: plugins
      .filter(({ routes, strapiRoutes }) => routes.length + strapiRoutes.length > 0)
      .map(({ name, area }) => ({ name: area?.[0] ?? name, description: area?.[1] ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name, 'es')),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'El token de una sesión (`POST /api/auth/local`) o un token de API que entrega el mayorista.',
        },
      },
      responses: Object.fromEntries(sharedErrors.map((each) => [each.name, sharedResponse(each)])),
      schemas: schemas.all(),
    },
  };
}

function callsOf({ name, area, routes, strapiRoutes }: DefinedPlugin): DescribedCall[] {
  const title = area?.[0] ?? name;
  return [
    ...strapiRoutes.map((route) => ({
      ...route,
      id: operationId(name, 'strapi', route.method, route.path),
      area: title,
      isList: false,
      status: 200,
    })),
    ...routes.map((route) => ({
      ...route,
      id: operationId(name, route.noun, route.action, route.method, route.path),
      area: title,
      status: route.status ?? 200,
    })),
  ];
}

const operationId = (...parts: readonly string[]): string => parts.join('_').replace(/[^A-Za-z0-9]+/g, '_');

function sharedResponse({ status, description, example, retries }: SharedError): Json {
  const { name, errors } = example;
  const message = Object.values(errors)[0]?.[0];
  return {
    description,
    ...(retries === undefined
      ? {}
      : { headers: { 'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer' } } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { data: null, errors, error: { status, name, message, details: { errors } } },
      },
    },
  };
}
