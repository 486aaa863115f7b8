import { givenProduct } from '@mayorista/catalogue/testing';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { kernel, served } from './served';

interface Row {
  readonly n: number;
  readonly name: string;
}

let app: TestApp;
let knex: Knex;
let staff: Client;
const visible = new Set(['1', '2']);

const mailOf = (key: string) => ({
  isSafeToKeep: true as const,
  key,
  to: 'compras@demo.test',
  subject: 'Pedido recibido',
  html: '<p>Gracias</p>',
  tag: 'order-placed',
});

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  staff = await app.asStaff('soporte');
  const codes = (noun: string) => ({ read: `${noun}.read`, write: `${noun}.write` });
  kernel().registerRecordTypes(app.strapi, [
    {
      type: 'prueba',
      comments: codes('comments'),
      documents: codes('documents'),
      find: async (_strapi, _actor, id) => (visible.has(id) ? { id, companyId: null } : null),
    },
  ]);
  async function* rows(): AsyncIterable<Row> {
    for (let n = 1; n <= 3; n += 1) yield { n, name: n === 2 ? '=HYPERLINK("http://x")' : `Fila ${n}` };
  }
  kernel().registerExports(app.strapi, [
    kernel().defineExport<Row>()({
      name: 'prueba',
      label: 'Prueba',
      needs: 'exports.read',
      query: z.strictObject({}),
      columns: [
        { title: 'N', type: 'number', value: (row) => row.n },
        { title: 'Nombre', value: (row) => row.name },
      ],
      rows,
    }),
  ]);
});

const upload = async (name: string, bytes: string | Uint8Array) => {
  const file = path.join(await mkdtemp(path.join(app.dataFolder, 'subida-')), 'x');
  await writeFile(file, bytes);
  return { field: 'document', name, mime: 'application/pdf', path: file, sizeBytes: bytes.length };
};
const asDocument = async (name: string, bytes: string | Uint8Array, ownerId: number) => {
  const actor = await kernel().personActor(app.strapi, ownerId);
  const given = await upload(name, bytes);
  return kernel().receivingFiles([given], { '*': {} }, ([file]) =>
    kernel().inTransaction(app.strapi, (tx) =>
      kernel().attachDocument(tx, actor!, file!, {
        record: { modelType: 'prueba', modelId: '1' },
        documentType: 'contrato',
        needs: 'documents.read',
      }),
    ),
  );
};
const privateBytes = async (): Promise<number> =>
  (
    await readdir(path.join(app.dataFolder, 'private'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length;

describe('comments', () => {
  test('are written in the writer’s name, listed newest first, and removed by who wrote them', async () => {
    const first = await staff.post<{ data: { id: number }; message: string }>('/kernel/comments', {
      modelType: 'prueba',
      modelId: 1,
      body: ' Hola ',
    });
    expect([first.status, first.body.message]).toEqual([201, 'successfully_stored_comment']);
    await staff.post('/kernel/comments', { modelType: 'prueba', modelId: '1', body: 'Segundo' });
    const { body } = await staff.get('/kernel/comments?modelType=prueba&modelId=1');
    expect(body).toMatchObject({ total: 2, data: [{ body: 'Segundo' }, { body: 'Hola' }] });
    const other = await app.asStaff('catalogo');
    expect((await other.delete(`/kernel/comments/${first.body.data.id}`)).status).toBe(403);
    expect(
      (await staff.delete<{ message: string }>(`/kernel/comments/${first.body.data.id}?modelType=prueba&modelId=1`))
        .body.message,
    ).toBe('comment_was_deleted');
    expect((await staff.get('/kernel/comments?modelType=prueba&modelId=1')).body.total).toBe(1);
  });

  test('are refused on unknown kinds, on records out of sight, without a body, and to customers', async () => {
    expect((await staff.get<{ errors: object }>('/kernel/comments?modelType=inventado&modelId=1')).body.errors).toEqual(
      { modelType: ['Este tipo de registro no existe'] },
    );
    expect((await staff.post('/kernel/comments', { modelType: 'prueba', modelId: '99', body: 'x' })).status).toBe(404);
    expect((await staff.post('/kernel/comments', { modelType: 'prueba', modelId: '1', body: '  ' })).status).toBe(422);
    const { token } = await givenPerson(app, { role: 'distributor' });
    expect((await client(app.url, token).get('/api/comments?modelType=prueba&modelId=1')).status).toBe(403);
  });
});

test.each([
  ['DELETE', '/kernel/comments/'],
  ['DELETE', '/kernel/documents/'],
  ['GET', '/kernel/private-files/'],
])(
  '%s %s of an id that no column holds, or that is none, finds nothing: it is no fault of the server',
  async (method, path) => {
    const asked = (id: string) => (method === 'GET' ? staff.get(`${path}${id}`) : staff.delete(`${path}${id}`));
    for (const id of ['99999999999', '1.5', 'uno']) expect([id, (await asked(id)).status]).toEqual([id, 404]);
  },
);

describe('documents and their private files', () => {
  const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';

  test('a document is listed, downloaded as an attachment by its owner and staff, and by nobody else', async () => {
    const [owner, stranger] = [
      await givenPerson(app, { role: 'distributor' }),
      await givenPerson(app, { role: 'distributor' }),
    ];
    await asDocument('../../Contrato "2026".pdf', pdf, owner.id);
    const { body } = await staff.get<{ data: { id: number; name: string; url: string }[] }>(
      '/kernel/documents?modelType=prueba&modelId=1&documentType=contrato',
    );
    const document = body.data[0]!;
    expect(document.name).toBe('Contrato _2026_.pdf');
    const get = (token: string) => fetch(app.url + document.url, { headers: { Authorization: `Bearer ${token}` } });
    const answer = await get(owner.token);
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Contrato _2026_\.pdf"/);
    expect([answer.headers.get('x-content-type-options'), answer.headers.get('content-type')]).toEqual([
      'nosniff',
      'application/pdf',
    ]);
    expect((await get(stranger.token)).status).toBe(404);
    expect((await fetch(app.url + document.url)).status).toBe(401);
    expect((await staff.get(document.url.replace('/api', '/kernel'))).status).toBe(200);

    const before = await privateBytes();
    expect(
      (await staff.delete(`/kernel/documents/${document.id}?modelType=prueba&modelId=1&documentType=contrato`)).status,
    ).toBe(200);
    expect((await get(owner.token)).status).toBe(404);
    await expect.poll(privateBytes).toBe(before - 1);
  });

  test.each([
    ['foto.png', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'file_type_not_allowed'],
    ['media.pdf', '%PDF-1.7\n1 0 obj\n', 'file_cut_off'],
    ['nota.pdf', 'MZ\u0090\u0000', 'file_type_not_allowed'],
    ['pagina.html', '<html><script>1</script></html>', 'file_type_not_allowed'],
    ['logo.svg', '<svg onload="x()" xmlns="http://www.w3.org/2000/svg"></svg>', 'file_unsafe'],
    ['logo.xml', '<?xml version="1.0"?><svg><script>1</script></svg>', 'file_unsafe'],
  ])('%s is refused and nothing of it stays', async (name, bytes, code) => {
    const { id } = await givenPerson(app, { role: 'distributor' });
    const before = [await privateBytes(), (await knex('private_files')).length];
    await expect(asDocument(name, bytes, id)).rejects.toMatchObject({ refusals: [{ field: 'document' }] });
    await expect(asDocument(name, bytes, id)).rejects.toSatisfy((error: { refusals: { code: string }[] }) =>
      [code, 'file_type_not_allowed'].includes(error.refusals[0]!.code),
    );
    expect([await privateBytes(), (await knex('private_files')).length]).toEqual(before);
  });

  test('the nightly sweep removes bytes without a row, and files that have expired, and nothing else', async () => {
    const { id } = await givenPerson(app, { role: 'distributor' });
    const actor = await kernel().personActor(app.strapi, id);
    const file = { ...(await upload('a.pdf', pdf)), mime: 'application/pdf' };
    const keep = (terms: object) =>
      kernel().keepingFiles([file], ([bytes]) =>
        kernel().inTransaction(app.strapi, (tx) => kernel().storeGeneratedFile(tx, bytes, { owner: actor!, ...terms })),
      );
    const kept = await keep({});
    const expired = await keep({ expiresAt: new Date(Date.now() - 1_000) });
    // Of a failure that is no refusal nobody knows whether it was committed: its bytes stay for the sweep.
    const rolledBack = kernel().keepingFiles([file], ([bytes]) =>
      kernel().inTransaction(app.strapi, async (tx) => {
        await kernel().storeGeneratedFile(tx, bytes, {});
        throw new Error('siempre no');
      }),
    );
    await expect(rolledBack).rejects.toThrow();
    const { run } = served<typeof import('../src/files/sweep-files.handler')>('server/src/files/sweep-files.handler');
    const context = {
      strapi: app.strapi,
      payload: {},
      jobId: 0,
      attempt: 1,
      progress: async () => {},
      signal: new AbortController().signal,
    };
    expect(await run(context)).toMatchObject({ expired: 1, orphans: 0 });
    kernel().freezeClock(new Date(Date.now() + 25 * 3_600_000));
    expect(await run(context)).toMatchObject({ orphans: 1 });
    kernel().freezeClock(null);
    expect((await knex('private_files').whereIn('id', [kept, expired])).map((row: { id: number }) => row.id)).toEqual([
      kept,
    ]);
  });
});

// The export is defined in this process; in services mode the workers run exports, and do not know it.
test.skipIf(process.env.MAYORISTA_TEST_REDIS !== undefined)(
  'an export is asked for, followed and downloaded by who asked; its formulas are text',
  async () => {
    const person = await givenPerson(app, { role: 'employee' });
    const me = client(app.url, person.token);
    expectRefused(await me.post('/api/exports', { name: 'ninguna' }), { name: 'Esta exportación no existe' });
    const asked = await me.post<{ data: { id: number; state: string } }>('/api/exports', {
      name: 'prueba',
      format: 'csv',
    });
    expect(asked.status).toBe(202);
    await app.settle();
    const job = await me.get<{ data: { state: string; result: { url: string; rows: number } } }>(
      `/api/background-jobs/${asked.body.data.id}`,
    );
    expect(job.body.data).toMatchObject({ state: 'done', result: { rows: 3 } });
    const file = await fetch(app.url + job.body.data.result.url, {
      headers: { Authorization: `Bearer ${person.token}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).toString('utf8')).toBe(
      '\ufeffN,Nombre\r\n1,Fila 1\r\n2,"\'=HYPERLINK(""http://x"")"\r\n3,Fila 3\r\n',
    );
    const other = await givenPerson(app, { role: 'employee' });
    expect((await client(app.url, other.token).get(job.body.data.result.url)).status).toBe(404);
    const customer = await givenPerson(app, { role: 'distributor' });
    expect((await client(app.url, customer.token).post('/api/exports', { name: 'prueba' })).status).toBe(403);
  },
);

test('a mail is sent once for its key, after the commit, and staff read it', async () => {
  for (let i = 0; i < 2; i += 1)
    await kernel().inTransaction(app.strapi, (tx) => kernel().sendMail(tx, mailOf('pedido:1')));
  const never = kernel().inTransaction(app.strapi, async (tx) => {
    await kernel().sendMail(tx, mailOf('pedido:2'));
    throw new Error('siempre no');
  });
  await expect(never).rejects.toThrow();
  await app.settle();
  const { body } = await staff.get<{ data: object[]; total: number }>(
    '/kernel/mail-outbox?omniSearchQuery=pedido%20recibido',
  );
  expect(body).toMatchObject({
    total: 1,
    data: [{ recipient: 'compras@demo.test', subject: 'Pedido recibido', html: '<p>Gracias</p>' }],
  });
  await expect(
    kernel().inTransaction(app.strapi, (tx) =>
      kernel().sendMail(tx, { ...mailOf('x'), subject: 'a\r\nBcc: z@z.test' }),
    ),
  ).rejects.toThrow();
});

test('media alts are kept by locale, replaced, and refused for files that do not exist', async () => {
  const [file] = (await knex('files')
    .insert({
      document_id: 'alt-1',
      name: 'a.png',
      hash: 'a',
      ext: '.png',
      mime: 'image/png',
      size: 1,
      url: '/a.png',
      provider: 'local',
    })
    .returning('id')) as { id: number }[];
  const catalogue = await app.asStaff('catalogo');
  const send = (file_id: number, alts: object) =>
    catalogue.post<{ errors: object }>('/kernel/media-alts', { files: [{ file_id, alts }] });
  expect((await send(file!.id, { es: 'Cámara domo', en: 'Dome camera' })).status).toBe(200);
  expect((await send(file!.id, { es: 'Cámara domo blanca' })).status).toBe(200);
  expect([...(await kernel().findAlternativeTexts(app.strapi, [file!.id], 'es'))]).toEqual([
    [file!.id, 'Cámara domo blanca'],
  ]);
  expect([...(await kernel().findAlternativeTexts(app.strapi, [file!.id], 'en'))]).toEqual([[file!.id, 'Dome camera']]);
  expect(await knex('files').where({ id: file!.id }).first()).toMatchObject({ alternative_text: 'Cámara domo blanca' });
  expect((await send(987654, { es: 'x' })).body.errors).toEqual({ 'files.0.file_id': ['No existe'] });
  expect((await send(file!.id, { fr: 'x' })).status).toBe(422);
});

test('what staff change in the panel’s own views is in the history of the record', async () => {
  const { documentId, id } = await givenProduct(app, { name: 'Cámara para historial' });
  const catalogue = await app.asStaff('catalogo');
  const saved = await catalogue.put(
    `/content-manager/collection-types/api::catalogue.product/${documentId}?locale=es`,
    { name: 'Cámara cambiada' },
  );
  expect({ status: saved.status, body: saved.status === 200 ? {} : saved.body }).toMatchObject({ status: 200 });
  for (const query of [`modelType=api::catalogue.product&modelId=${documentId}`, `modelType=products&modelId=${id}`]) {
    const { body } = await catalogue.get<{ data: object[] }>(`/kernel/histories?${query}`);
    expect(body.data[0]).toMatchObject({
      action: 'changed',
      changes: { name: ['Cámara para historial', 'Cámara cambiada'] },
    });
  }
});
