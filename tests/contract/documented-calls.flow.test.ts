import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { integration } from './api-token';
import type { Call } from './call';
import { calls } from './calls';

type Ids = Record<string, number | string>;
type Document = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object };
};
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-permission': string;
  readonly parameters: readonly { name: string; in: string }[];
  readonly responses: object;
};

let app: TestApp;
const people = new Map<Call['who'], Client>();
const ids: Ids = {};

const idOf = async (table: string, where: object = {}): Promise<number> =>
  ((await app.strapi.db.connection(table).where(where).orderBy('id').first('id')) as { id: number }).id;

/** Whoever is restored must have sent all that is asked: papers, and answers where there are questions. */
async function completeProspect(id: number): Promise<void> {
  const tables = app.strapi.db.connection;
  await tables('registration_questions').update({ is_required: false });
  const paper = { distributor_registry_id: id, type: 'tax_certificate' };
  if ((await tables('registry_documents').where(paper).first('id')) === undefined)
    await tables('registry_documents').insert(paper);
}

beforeAll(async () => {
  app = await boot();
  people.set('anonymous', app.anonymous).set('token', await integration(app));
  for (const who of ['distribuidor', 'otro', 'secundario', 'vendedor', 'almacen'] as const)
    people.set(who, await app.as(who));
  ids.sold = (await givenProduct(app, { stock: { MTY: 20 } })).id;
  ids.other = (await givenProduct(app)).id;
  [ids.mty, ids.gdl] = [await idOf('branches', { code: 'MTY' }), await idOf('branches', { code: 'GDL' })];
  ids.user = await idOf('up_users');
  ids.employee = await idOf('employees');
  ids.buyer = await idOf('up_users', { email: 'distribuidor@demo.test' });
  [ids.courseCategory, ids.anyBrand] = [await idOf('course_categories'), await idOf('brands')];
  ids.surveyField = await idOf('survey_fields', { label: '¿Qué tema te faltó?' });
  ids.installer = await idOf('acoba_installers', { email: 'monitoreo@sistec.test' });
  const { acoba_installer_id: key } = await app.strapi.db
    .connection('acoba_installers')
    .where({ id: ids.installer })
    .first('acoba_installer_id');
  // Of the demonstration's first client the second device is free.
  [ids.monitored, ids.recorder] = [`${key}-c1`, `${key}-c1-d2`];
  ids.subscribed = await idOf('products', { model: 'NB-REC7', locale: 'es' });
  ids.unplanned = await idOf('products', { model: 'GT-PLAT', locale: 'es' });
  ids.fraction = await idOf('tariff_fractions');
  ids.division = await idOf('categories', { locale: 'es', name: 'Videovigilancia' });
  ids.family = await idOf('categories', { locale: 'es', name: 'Cámaras IP' });
  const company = await app.strapi.db.connection('companies').orderBy('id').first('id', 'rfc');
  [ids.company, ids.rfc] = [company.id, company.rfc];
  ids.fiscal = await idOf('company_fiscal_datas', { company_id: company.id });
  [ids.regime, ids.use] = [await idOf('tax_regimes', { code: '601' }), await idOf('cfdi_uses', { code: 'G03' })];
  ids.contractEmail = 'correo-de-contrato@prueba.test';
  ids.prospect = await idOf('distributor_registries', { stage: 'submitted', attended_by_id: null });
  await completeProspect(Number(ids.prospect));
  ids.invoice = await idOf('invoices', { number: 'F-2' });
  ids.cart = (await people.get('distribuidor')!.get<{ data: { id: number } }>('/api/carts/current')).body.data.id;
});

const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(ids[name] ?? `missing-${name}`));

function bodyOf(call: Call): unknown {
  if (call.body === undefined) return undefined;
  const body = JSON.parse(
    JSON.stringify(call.body).replace(/"\{(\w+)\}"/g, (_whole, name: string) => JSON.stringify(ids[name])),
  ) as Record<string, unknown>;
  return call.files === undefined ? body : formOf(body, call.files);
}

const bytes = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  pdf: Buffer.from('%PDF-1.4\ncontrato\n%%EOF\n'),
};

function formOf(body: Record<string, unknown>, files: NonNullable<Call['files']>): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  for (const [field, kind] of Object.entries(files)) form.set(field, new Blob([bytes[kind]]), `contrato.${kind}`);
  return form;
}

function ask(call: Call): Promise<Answer> {
  const who = people.get(call.who)!;
  const send = { POST: who.post, PUT: who.put, PATCH: who.patch, DELETE: who.delete };
  return call.method === 'GET' ? who.get(filled(call.path)) : send[call.method](filled(call.path), bodyOf(call));
}

const made: Readonly<Record<string, string>> = {
  departments: 'department',
  users: 'person',
  jobs: 'job',
  'zk-fingers': 'finger',
  holidays: 'holiday',
  banks: 'bank',
  'adjustment-types': 'adjustment',
  brands: 'brand',
  categories: 'category',
  landings: 'landing',
  trainings: 'training',
  surveys: 'survey',
  'tvc-university-students': 'student',
  'acoba-subscriptions': 'subscription',
  'subscription-plans': 'plan',
  products: 'product',
  suppliers: 'supplier',
  'widget-configurations': 'widget',
  'product-limits': 'limit',
  'product-documents': 'document',
  'product-images': 'image',
  'product-videos': 'video',
  datasheets: 'datasheet',
  'tvc-categories': 'tvcCategory',
  'admin-store-items': 'storeItem',
  'secondary-users': 'secondary',
  'distributor-emails': 'distributorEmail',
  'company-document-uploads': 'paper',
};

function remember(call: Call, answer: Answer): void {
  const name = made[call.path.split('/')[2] ?? ''];
  const record = [(answer.body as { data?: { id: number } | { id: number }[] } | null)?.data].flat()[0];
  if (call.method === 'POST' && answer.status === 201 && name !== undefined && record !== undefined)
    ids[name] = record.id;
}

const pagination = {
  page: expect.any(Number) as number,
  pageSize: expect.any(Number) as number,
  pageCount: expect.any(Number) as number,
};
const shapes = {
  list: (body: Answer['body']) => {
    expect(body).toMatchObject({
      data: expect.any(Array) as unknown[],
      total: expect.any(Number) as number,
      meta: { pagination: { ...pagination, total: body.total } },
    });
  },
  record: (body: Answer['body']) => {
    expect(body.data, JSON.stringify(body)).toBeTypeOf('object');
    expect(Array.isArray(body.data)).toBe(false);
    expect(body).toMatchObject({ meta: {} });
  },
  nothing: (body: Answer['body']) => expect(body).toMatchObject({ data: null, meta: {} }),
  echo: (body: Answer['body']) => expect(body).toMatchObject({ data: expect.any(Array) as unknown[], meta: {} }),
  bytes: (body: Answer['body']) => expect(String(body)).toMatch(/^(%PDF-|PK)/),
};

describe('every documented call that is served answers at its exact path with its status and its envelope', () => {
  // The rows follow each other: a record is made, read, changed and removed.
  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_title, call) => {
    const answer = await ask(call);
    expect({ status: answer.status, body: answer.status < 400 ? '' : answer.body }).toEqual({
      status: call.status ?? 200,
      body: '',
    });
    expect(answer.headers.get('content-type')).toMatch(
      call.shape === 'bytes' ? /^application\/(pdf|zip)/ : /^application\/json/,
    );
    shapes[call.shape](answer.body);
    remember(call, answer);
  });
});

describe('the OpenAPI document', () => {
  let document: Document;
  beforeAll(async () => {
    document = (await app.anonymous.get<Document>('/api/openapi.json')).body;
  });

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  const template = (path: string): string => path.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{id}');

  test('has every documented call, an overridden POST as the method it stands for', () => {
    const known = new Set(operations().map(({ path, method }) => `${method.toUpperCase()} ${template(path)}`));
    const missing = calls
      .map(
        ({ method, path, body }) =>
          `${typeof body?._method === 'string' ? body._method : method} ${template(path).replace(/\/(0|es)$/, '/{id}')}`,
      )
      .filter((call) => !known.has(call));
    expect(missing).toEqual([]);
  });

  test('is OpenAPI 3.1: unique operation ids, declared path parameters, Spanish summaries, references that lead somewhere', () => {
    expect(document.openapi).toBe('3.1.0');
    const all = operations();
    const operationIds = all.map(({ operation }) => operation.operationId);
    expect(operationIds.filter((id, index) => operationIds.indexOf(id) !== index)).toEqual([]);
    for (const { path, operation } of all) {
      const declared = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
      expect(
        [...path.matchAll(/\{\w+\}/g)].map(([part]) => part),
        path,
      ).toEqual(declared);
      // Sessions and passwords are for everybody: they stand at Strapi's addresses.
      if (!path.startsWith('/api/auth/')) expect(operation['x-permission'], path).toMatch(/^[a-z-]+\.[a-z]+$/);
      expect(operation.summary, path).not.toBe('');
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.filter((name) => !(name! in document.components.schemas))).toEqual([]);
  });

  test('names nothing that is not routed: every operation answers something else than 404 without a body or 405', async () => {
    const wrong: string[] = [];
    const token = people.get('token')!;
    for (const { path, method, operation } of operations()) {
      const url = path.replace(/\{\w+\}/g, '2147483646');
      const { status, body, headers } = await (method === 'get'
        ? token.get(url)
        : token[method as 'post' | 'put' | 'patch' | 'delete'](url, { __nonsense__: true }));
      const isFile =
        headers.get('content-disposition')?.startsWith('attachment') === true ||
        headers.get('content-type')?.startsWith('text/html') === true;
      if (status === 405 || status >= 500 || (typeof body !== 'object' && !isFile))
        wrong.push(`${method} ${path} (${operation['x-permission']}): ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
