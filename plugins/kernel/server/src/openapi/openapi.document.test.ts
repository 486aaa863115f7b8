import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataOutput, fileOutput, listOutput, type Output } from '../outputs/output';
import type { DefinedPlugin } from '../routes/defined-plugins';
import { exampleFor } from './example';
import { NamedSchemas, type Json } from './json-schema';
import { openApiDocument } from './openapi.document';

const plugin = (output: Output, more: Partial<DefinedPlugin['routes'][number]> = {}): DefinedPlugin => ({
  name: 'inventory',
  area: ['Existencias', 'Piezas por sucursal.'],
  strapiRoutes: [],
  routes: [
    {
      plugin: 'inventory',
      noun: 'scales',
      action: 'find',
      method: 'GET',
      path: '/scales/:id',
      needs: 'scales.read',
      summary: 'Consulta: báscula',
      isList: false,
      output,
      ...more,
    },
  ],
});

const describe = (given: DefinedPlugin) => openApiDocument([given], 'https://plataforma.mx') as Record<string, Json>;
const operation = (document: Record<string, Json>) =>
  (document.paths?.['/api/scales/{id}'] as Json).get as Json & { responses: Record<string, Json> };

test('an answer is described by its schema with an example, under its area and permission', () => {
  const scale = z.strictObject({ id: z.int(), name: z.string().meta({ examples: ['Patio'] }) });
  const document = describe(plugin(dataOutput(scale)));
  expect(operation(document)).toMatchObject({
    tags: ['Existencias'],
    'x-permission': 'scales.read',
    responses: {
      200: { content: { 'application/json': { example: { data: { id: 1, name: 'Patio' }, meta: {} } } } },
      422: { $ref: '#/components/responses/Invalid' },
    },
  });
});

test('answers stay open: a client must not refuse what a later release adds', () => {
  expect(JSON.stringify(describe(plugin(dataOutput(z.strictObject({ id: z.int() })))))).not.toContain(
    '"additionalProperties":false',
  );
});

test('what has a name is described once; two of one name are refused', () => {
  const named = z.strictObject({ id: z.int() }).meta({ id: 'Scale' });
  const document = describe(plugin(listOutput(named)));
  expect((document.components?.schemas as Json).Scale).toMatchObject({ type: 'object' });
  const other = z.strictObject({ name: z.string() }).meta({ id: 'Scale' });
  expect(() => describe(plugin(dataOutput(z.union([named, other]))))).toThrow(/Scale/);
  const two = plugin(dataOutput(named));
  const routes = [...two.routes, ...plugin(dataOutput(other), { method: 'PUT' }).routes];
  expect(() => describe({ ...two, routes })).toThrow('Two schemas are called Scale');
});

test('a file is described by its content types', () => {
  expect(operation(describe(plugin(fileOutput('application/pdf')))).responses['200']).toMatchObject({
    content: { 'application/pdf': { schema: { format: 'binary' } } },
  });
});

test.each<[Json, unknown]>([
  [{ type: 'string', enum: ['USD', 'MXN'] }, 'USD'],
  [{ type: 'string', pattern: '^\\d{5}$' }, '64000'],
  [{ type: 'string', pattern: '^imposible-\\d{40}$' }, undefined],
  [{ type: 'integer', minimum: 3 }, 3],
  [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
  [{ type: 'array', minItems: 2, items: { type: 'integer' } }, [1, 1]],
  [{ type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }, { id: 1 }],
])('an example of %j', (schema, example) => {
  expect(exampleFor(schema, new NamedSchemas())).toEqual(example);
});
