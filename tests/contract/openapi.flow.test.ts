import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtKernel, boot, type TestApp } from '@mayorista/kernel/testing';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>;
}
interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

let app: TestApp;
let document: Document;

beforeAll(async () => {
  app = await boot();
  document = (await app.anonymous.get<Document>('/api/openapi.json')).body;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );

describe('the OpenAPI document of a running platform', () => {
  test('passes a linter, its examples included', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document).replaceAll(app.url, 'https://plataforma.mx'),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } }),
    });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
    ).toEqual([]);
  });

  test('says of every call what it answers, with an example of each JSON', () => {
    const silent = operations().flatMap(({ call, operation }) => {
      const [success] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const json = success?.[1].content?.['application/json'];
      const saysNothing = success === undefined || Object.keys(success[1].content ?? {}).length === 0;
      const isSilent = saysNothing || (json !== undefined && json.example === undefined);
      return isSilent ? [call] : [];
    });
    expect(silent).toEqual([]);
  });

  test('tells the errors of every call once, by reference', () => {
    const shared = ['401', '403', '404', '409', '422', '429', '503'];
    for (const { call, operation } of operations())
      expect(
        shared.map((status) => operation.responses[status]?.$ref?.replace(/^.*\//, '') ?? 'none'),
        call,
      ).toEqual(['Unauthenticated', 'Forbidden', 'NotFound', 'Conflict', 'Invalid', 'TooManyRequests', 'Unavailable']);
    expect(Object.keys(document.components.responses)).toHaveLength(shared.length);
  });

  test('sorts the calls into business areas with a Spanish name and a sentence', () => {
    const names = document.tags.map(({ name }) => name);
    expect(document.tags.filter(({ name, description }) => name === name.toLowerCase() || description === '')).toEqual(
      [],
    );
    expect(operations().filter(({ operation }) => operation.tags.some((tag) => !names.includes(tag)))).toEqual([]);
    expect(new Set(operations().flatMap(({ operation }) => operation.tags)).size).toBe(names.length);
  });
});

describe('routes', () => {
  const routes = () => builtKernel().cataloguedRoutes(app.strapi);

  test('declare what they answer', () => {
    const undeclared = routes().flatMap(({ method, path, output }) =>
      output === undefined ? [`${method} ${path}`] : [],
    );
    expect(undeclared).toEqual([]);
  });
});

describe('the pages of the documentation', () => {
  test('are for everybody, explain how to call, and name nothing of another host', async () => {
    const { status, body, headers } = await app.anonymous.get<string>('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    for (const heading of ['Autenticación', 'Errores', 'Páginas, orden y filtros', 'Carrito y compra'])
      expect(body).toContain(heading);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(String(body)).not.toMatch(/<script|<link|<img|<iframe|@import|url\(/);
  });

  test('show every call of an area with its fields', async () => {
    const { body } = await app.anonymous.get<string>('/api/docs/carrito-y-compra');
    for (const part of ['/api/carts/current', 'carts.write', 'Respuesta 200', '/api/docs/tipos#Cart'])
      expect(body).toContain(part);
    const types = await app.anonymous.get<string>('/api/docs/tipos');
    expect(types.body).toContain('id="Cart"');
  });

  test('answer 404 for an area that is none', async () => {
    expect((await app.anonymous.get('/api/docs/nada')).status).toBe(404);
  });
});
