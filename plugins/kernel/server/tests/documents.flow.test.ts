import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

interface Document {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
  readonly documentType: string | null;
  readonly url: string;
}
type Documents = Answer<{ data: Document[]; total: number }>;

const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';
/** One point, whole: what is cut off is no picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const megabyte = 1024 * 1024;

let app: TestApp;
let support: Client;
let catalogue: Client;
let buyer: Client;
let stranger: Client;
let companyId: number;
let orderId: number;

beforeAll(async () => {
  app = await boot();
  [support, catalogue] = [await app.asStaff('soporte'), await app.asStaff('catalogo')];
  [buyer, stranger] = [await app.as('distribuidor'), await app.as('otro')];
  companyId = (await buyer.get<{ data: { company: { id: number } } }>('/api/user')).body.data.company.id;
  const { id: productId } = await givenProduct(app, { stock: { MTY: 1 } });
  const branch = (await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number };
  const cart_id = await cartReadyToPlace(buyer, { productId }, branch.id);
  const placed = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
    cart_id,
  });
  orderId = placed.body.data.sale_order.id;
});

const knex = () => app.strapi.db.connection as unknown as Knex;
const of = (modelType: string, modelId: number | string) => ({ modelType, modelId });
const listed = (who: Client, door: string, record: ReturnType<typeof of>): Promise<Documents> =>
  who.get(`${door}/documents?modelType=${record.modelType}&modelId=${record.modelId}`);

function filing(record: object, files: readonly [string, string | Uint8Array][]): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(record));
  for (const [name, bytes] of files) form.append('documents', new Blob([bytes as BlobPart]), name);
  return form;
}
/** Files of one form arrive in the order in which they end. */
const byName = ({ body }: Documents): Document[] => [...body.data].sort((a, b) => a.name.localeCompare(b.name));
const bytesOf = (who: Client, url: string) =>
  fetch(app.url + url, { headers: { Authorization: `Bearer ${who.token}` } });
const kept = async (): Promise<number[]> => {
  const entries = await readdir(path.join(app.dataFolder, 'private'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return [entries.filter((entry) => entry.isFile()).length, (await knex()('private_files')).length];
};

describe('documents of a customer', () => {
  test.each([
    ['company', () => companyId],
    ['sale-order', () => orderId],
  ])('of a %s are filed by the house and read by that customer alone', async (type, id) => {
    const record = of(type, id());
    const filed: Documents = await support.post(
      '/kernel/documents',
      filing({ ...record, documentType: 'constancia' }, [
        ['Constancia.pdf', pdf],
        ['sello.png', png],
      ]),
    );
    expect({ status: filed.status, data: byName(filed) }).toMatchObject({
      status: 201,
      data: [
        { name: 'Constancia.pdf', mime: 'application/pdf', documentType: 'constancia' },
        { name: 'sello.png', mime: 'image/png' },
      ],
    });
    const own = await listed(buyer, '/api', record);
    expect([own.body.total, byName(own).map(({ name }) => name)]).toEqual([2, ['Constancia.pdf', 'sello.png']]);
    const { url } = byName(filed)[0]!;
    expect(await (await bytesOf(buyer, url)).text()).toBe(pdf);
    expect((await listed(stranger, '/api', record)).status).toBe(404);
    expect((await bytesOf(stranger, url)).status).toBe(404);
    expect((await listed(app.anonymous, '/api', record)).status).toBe(401);
    expect((await fetch(app.url + url)).status).toBe(401);
  });

  test('cannot be filed or removed by the customer, by staff without the permission, or by a visitor', async () => {
    const [{ id }] = (
      await support.post<{ data: Document[] }>('/kernel/documents', filing(of('company', companyId), [['a.pdf', pdf]]))
    ).body.data as [Document];
    const attempts = (who: Client, door: string) =>
      Promise.all([
        who.post(`${door}/documents`, filing(of('company', companyId), [['b.pdf', pdf]])),
        who.delete(`${door}/documents/${id}`),
      ]);
    for (const [who, door, status] of [
      [buyer, '/api', 403],
      [catalogue, '/kernel', 403],
      [app.anonymous, '/api', 401],
    ] as const) {
      expect((await attempts(who, door)).map((answer) => answer.status)).toEqual([status, status]);
    }
    expect(
      (await support.delete(`/kernel/documents/${id}?modelType=company&modelId=${companyId}&documentType=`)).status,
    ).toBe(200);
    expect((await support.delete(`/kernel/documents/${id}`)).status).toBe(404);
  });
});

describe('documents of the catalogue', () => {
  test('hang on the product whichever way it is named, are no business of customers, and stand in its history', async () => {
    const { id, documentId } = await givenProduct(app);
    const filed: Documents = await catalogue.post(
      '/kernel/documents',
      filing(of('product', documentId), [['Hoja técnica.pdf', pdf]]),
    );
    expect(filed.status).toBe(201);
    expect((await listed(catalogue, '/kernel', of('product', id))).body.data).toMatchObject([
      { name: 'Hoja técnica.pdf' },
    ]);
    expect((await listed(buyer, '/api', of('product', id))).status).toBe(403);
    expect((await bytesOf(buyer, filed.body.data[0]!.url)).status).toBe(404);
    await catalogue.delete(`/kernel/documents/${filed.body.data[0]!.id}`);
    const history = await catalogue.get<{ data: { action: string }[] }>(
      `/kernel/histories?modelType=product&modelId=${id}`,
    );
    expect(history.body.data.map(({ action }) => action)).toEqual(['document-removed', 'document-added']);
  });

  test.each([
    ['a program with the name of a document', 'factura.pdf', 'MZ\u0090\u0000\u0003', /no está permitido/],
    ['a web page', 'pagina.html', '<!doctype html><html></html>', /no está permitido/],
    [
      'a drawing that runs a program',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      /contiene código/,
    ],
    [
      'a drawing that fetches from elsewhere',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
      /contiene código/,
    ],
  ])(
    '%s is refused on its field, and the good file beside it is not kept either [CS-PRODUCT-038]',
    async (_what, name, bytes, text) => {
      const { id } = await givenProduct(app);
      const before = await kept();
      const answer = await catalogue.post(
        '/kernel/documents',
        filing(of('product', id), [
          ['bueno.pdf', pdf],
          [name, bytes],
        ]),
      );
      expectRefused(answer, { documents: text });
      expect((await listed(catalogue, '/kernel', of('product', id))).body.total).toBe(0);
      // Bytes put before the refusal have no row: the nightly sweep removes them.
      expect((await kept())[1]).toBe(before[1]);
    },
  );

  test('a harmless drawing is kept; a file beyond 25 MB is not, nor a call without files or on no such record', async () => {
    const { id } = await givenProduct(app);
    const send = (record: object, files: readonly [string, string | Uint8Array][]) =>
      catalogue.post('/kernel/documents', filing(record, files));
    expect(
      (
        await send(of('product', id), [
          ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
        ])
      ).status,
    ).toBe(201);
    const huge = Buffer.concat([Buffer.from(pdf), Buffer.alloc(25 * megabyte)]);
    const tooLarge = await send(of('product', id), [['enorme.pdf', huge]]);
    expect([tooLarge.status, JSON.stringify(tooLarge.body)]).toEqual([413, expect.stringMatching(/demasiado grande/)]);
    expectRefused(await send(of('product', id), []), { files: 'Falta el archivo' });
    expectRefused(await send({ ...of('product', id), otro: 1 }, [['a.pdf', pdf]]), { otro: 'Campo desconocido' });
    expectRefused(await send(of('cart', 1), [['a.pdf', pdf]]), { modelType: 'Este tipo de registro no existe' });
    expect((await send(of('product', 999_999_999), [['a.pdf', pdf]])).status).toBe(404);
    expect((await listed(catalogue, '/kernel', of('product', id))).body.total).toBe(1);
  });
});

describe('comments', () => {
  test.each(['product', 'brand', 'category', 'company', 'sale-order'])(
    'on a %s are listed on that record alone [PC-COMMENT-001]',
    async (modelType) => {
      const tables: Record<string, string> = {
        product: 'products',
        brand: 'brands',
        category: 'categories',
        company: 'companies',
        'sale-order': 'sale_orders',
      };
      const [one, two] = (await knex()(tables[modelType]!)
        .where(['product', 'category'].includes(modelType) ? { locale: 'es' } : {})
        .whereNot({ id: orderId })
        .orderBy('id')
        .limit(2)
        .select('id')) as [{ id: number }, { id: number }];
      const { id: agent } = (await knex()('up_roles').where({ type: 'call_agent' }).first('id')) as { id: number };
      const { token } = await givenPerson(app, { role: 'employee', fields: { extra_roles: [agent] } });
      const employee = client(app.url, token);
      expect(
        (await employee.post('/api/comments', { ...of(modelType, one.id), body: 'Revisar con el proveedor' })).status,
      ).toBe(201);
      const read = (id: number) =>
        support.get<{ data: { body: string }[] }>(`/kernel/comments?modelType=${modelType}&modelId=${id}`);
      expect((await read(one.id)).body.data).toMatchObject([{ body: 'Revisar con el proveedor' }]);
      expect((await read(two.id)).body.data).toEqual([]);
    },
  );

  test('are the house’s own: customers and visitors neither read nor write them, not even on their order', async () => {
    const query = `/api/comments?modelType=sale-order&modelId=${orderId}`;
    const comment = { ...of('sale-order', orderId), body: 'x' };
    expect([(await buyer.get(query)).status, (await buyer.post('/api/comments', comment)).status]).toEqual([403, 403]);
    expect([
      (await app.anonymous.get(query)).status,
      (await app.anonymous.post('/api/comments', comment)).status,
    ]).toEqual([401, 401]);
  });
});

describe('alternative texts of pictures', () => {
  const picture = async () => ((await knex()('files').orderBy('id').first('id')) as { id: number }).id;

  test('come as JSON or as the data part of a form', async () => {
    const file_id = await picture();
    const form = new FormData();
    form.set('data', JSON.stringify({ files: [{ file_id, alts: { es: 'Cámara de frente' } }] }));
    expect((await catalogue.post('/kernel/media-alts', form)).status).toBe(200);
    expect(await knex()('files').where({ id: file_id }).first('alternative_text')).toEqual({
      alternative_text: 'Cámara de frente',
    });
  });

  test('are written by the catalogue’s staff and by nobody else', async () => {
    const body = { files: [{ file_id: await picture(), alts: { es: 'x' } }] };
    expect((await app.anonymous.post('/api/media-alts', body)).status).toBe(401);
    expect((await buyer.post('/api/media-alts', body)).status).toBe(403);
    expect((await support.post('/kernel/media-alts', body)).status).toBe(403);
  });

  test.each([
    ['no files', { files: [] }],
    ['an empty text', { files: [{ file_id: 1, alts: { es: '  ' } }] }],
    ['a text without end', { files: [{ file_id: 1, alts: { es: 'x'.repeat(256) } }] }],
    ['a language we do not speak', { files: [{ file_id: 1, alts: { fr: 'x' } }] }],
    ['a file that is none', { files: [{ file_id: 'uno', alts: { es: 'x' } }] }],
  ])('%s is refused [CS-PRODUCT-037]', async (_what, body) => {
    expect((await catalogue.post('/kernel/media-alts', body)).status).toBe(422);
  });
});
