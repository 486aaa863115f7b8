import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { client, copyOfWorld, demoPassword, type Answer, type Client, type World } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsProcess, type PlatformProcess } from './platform-process';
import { until } from './until';
import { counted, worldDatabase } from './world-database';

interface Refusal {
  readonly error?: { readonly message: string };
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
interface MediaFile {
  readonly name: string;
  readonly url: string;
  readonly ext: string;
}

const megabyte = 1024 * 1024;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: World;
let temporary: string;
let db: Knex;
let cms: PlatformProcess;
let buyer: Client;
let staff: Client;

beforeAll(async () => {
  world = await copyOfWorld();
  // A temporary folder of the server's own: what it leaves behind there can be counted.
  temporary = await mkdtemp(path.join(os.tmpdir(), 'cms-temporary-'));
  db = worldDatabase(world);
  cms = await cmsProcess({ ...world, environment: { ...world.environment, TMPDIR: temporary } });
  await cms.start();
  const anonymous = client(cms.url, null);
  const person = await anonymous.post<{ jwt: string }>('/api/auth/local', {
    identifier: 'distribuidor@demo.test',
    password: demoPassword,
  });
  const panel = await anonymous.post<{ data: { token: string } }>('/admin/login', {
    email: 'catalogo@mayorista.test',
    password: demoPassword,
  });
  buyer = client(cms.url, person.body.jwt);
  staff = client(cms.url, panel.body.data.token);
});

afterAll(async () => {
  await cms?.stop();
  await db?.destroy();
  await world?.remove();
  await rm(temporary, { recursive: true, force: true });
});

const leftovers = async (): Promise<string[]> =>
  (await readdir(temporary, { recursive: true, withFileTypes: true })).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

/** Rows and files that a request could have written. */
const written = async (): Promise<number[]> => [
  await counted(db('cart_details')),
  await counted(db('files')),
  (await readdir(path.join(world.dataFolder, 'public', 'uploads'), { recursive: true })).length,
];

async function upload(
  name: string,
  content: Buffer | string,
  type = 'image/png',
  info?: object,
): Promise<Answer<MediaFile[] & Refusal>> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  if (info !== undefined) form.append('fileInfo', JSON.stringify(info));
  return staff.post<MediaFile[] & Refusal>('/upload', form);
}

describe('bodies', () => {
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  test.each([
    [
      'three megabytes of JSON',
      413,
      JSON.stringify({ product_id: 1, quantity: 1, note: 'x'.repeat(3 * megabyte) }),
      {},
    ],
    ['JSON that breaks off', 400, '{"product_id": 1, "quantity":', {}],
    ['a list where an object is meant', 422, '[1, 2, 3]', {}],
    ['a text where an object is meant', 400, '"hola"', {}],
    ['objects nested a hundred thousand deep', 422, nested(100_000), {}],
    ['the same with an idempotency key', 422, nested(100_000), { 'Idempotency-Key': 'honda' }],
    ['a body that claims to be compressed and is not', 400, '{"product_id":1}', { 'Content-Encoding': 'gzip' }],
  ])('%s: %i in Spanish, and nothing written', async (_what, status, body, headers) => {
    const before = await written();
    const answer = await buyer.post<Refusal>('/api/cart-details', body, headers);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { errors: expect.anything() as object },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(
      /\bat \/|node_modules|SQLITE|SyntaxError|unexpected|unsupported|invalid|incorrect/i,
    );
    expect(await written()).toEqual(before);
  });

  test('a body that claims to be compressed and is not, or a form that breaks off, cannot be read, and is told so', async () => {
    const before = await written();
    const ask = async (body: string, headers: Readonly<Record<string, string>>) =>
      (await buyer.post<Refusal>('/api/cart-details', body, headers)).body.errors;
    const told = { _general: ['No se puede leer la petición o el archivo enviado'] };
    expect(await ask('{"product_id":1}', { 'Content-Encoding': 'gzip' })).toEqual(told);
    const form = '--parte\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"prod';
    expect(await ask(form, { 'Content-Type': 'multipart/form-data; boundary=parte' })).toEqual(told);
    expect(await written()).toEqual(before);
  });

  test('a form field of three megabytes is too large as well', async () => {
    const form = new FormData();
    form.append('data', 'x'.repeat(3 * megabyte));
    const answer = await buyer.post<Refusal>('/api/cart-details', form);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([413, ['_general']]);
  });
});

describe('file names', () => {
  test.each([
    ['steps up', '../../../mayorista.png'],
    ['steps up, as Windows writes them', '..\\..\\mayorista.png'],
    ['a path from the root', '/etc/passwd.png'],
    ['a name of a device', 'NUL.png'],
    ['a text that runs backwards', 'factura\u202egpj.png'],
    ['a hidden file', '.htaccess.png'],
    ['a quarter of a thousand letters', `${'á'.repeat(250)}.png`],
  ])('%s become a plain name in the folder of uploads', async (_what, name) => {
    const { status, body } = await upload(name, pixel);
    expect({ status, body }).toMatchObject({ status: 201 });
    const [file] = body;
    expect(file?.url).toMatch(/^\/uploads\/[\w-]+\.png$/);
    expect(file?.name).not.toMatch(/[/\\\u202e]|\.\./);
    expect(file?.name.length).toBeLessThanOrEqual(120);
    expect((await fetch(cms.url + (file?.url ?? ''))).status).toBe(200);
  });

  test('nor does the name beside the file lead anywhere', async () => {
    const { status, body } = await upload('bien.png', pixel, 'image/png', { name: '../../../fuera.png' });
    expect([status, body[0]?.name]).toEqual([201, 'fuera.png']);
  });

  test.each([
    '/uploads/../mayorista.db',
    '/uploads/%2e%2e/mayorista.db',
    '/uploads/..%2fmayorista.db',
    '/uploads/..%5c..%5cmayorista.db',
    '/uploads/%2e%2e%2f%2e%2e%2fsecrets.env',
    '/uploads/x.png%00.db',
    '/api/private-files/..%2f..%2fmayorista.db',
  ])('GET %s leads nowhere', async (address) => {
    // fetch would tidy the address: it is sent as it stands.
    const status = await rawGet(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('files', () => {
  test.each([
    ['a page', 'pagina.html', '<!doctype html><script>alert(1)</script>', 'text/html'],
    ['a page that calls itself a picture', 'foto.png', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a program', 'instalar.exe', 'MZ\u0090\u0000\u0003', 'application/octet-stream'],
    ['a picture that calls itself a page', 'foto.html', pixel, 'text/html'],
    [
      'a drawing with a script',
      'plano.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['nothing at all', 'vacio.png', '', 'image/png'],
  ])('%s is refused, and nothing is kept', async (_what, name, content, type) => {
    const before = await written();
    const { status, body } = await upload(name, content, type);
    expect({ status, message: body.error?.message }).toMatchObject({
      status: 400,
      message: expect.stringMatching(/archivo|^Files are empty$/) as string,
    });
    expect(await written()).toEqual(before);
  });

  test('one of more than 25 MB is 413, and the server goes on', async () => {
    const before = await written();
    const outcome = await upload('enorme.png', Buffer.concat([pixel, Buffer.alloc(26 * megabyte)])).then(
      ({ status }) => status,
      // The server may hang up before everything was sent.
      () => 413,
    );
    expect(outcome).toBe(413);
    expect(await written()).toEqual(before);
    expect((await upload('despues.png', pixel)).status).toBe(201);
  });

  test('sixty-one at once are refused', async () => {
    const before = await written();
    const form = new FormData();
    for (let n = 0; n < 61; n += 1)
      form.append('files', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), `${n}.png`);
    const { status } = await staff.post('/upload', form);
    expect([status >= 400 && status < 500, await written()]).toEqual([true, before]);
  });

  test('whoever is no staff uploads nothing', async () => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), 'x.png');
    expect((await buyer.post('/upload', form)).status).toBe(401);
    expect([401, 403, 404]).toContain((await buyer.post('/api/upload', form)).status);
  });

  test('nothing stays in the temporary folder, whatever became of the request', async () => {
    await until('the temporary folder is empty', async () => (await leftovers()).length === 0, 5_000).catch(() => {});
    expect(await leftovers()).toEqual([]);
  });
});

async function rawGet(address: string): Promise<number> {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(cms.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: address }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
