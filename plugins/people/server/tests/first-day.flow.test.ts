import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { strapiService } from '@mayorista/kernel';
import {
  builtKernel,
  builtModule,
  client,
  installedWorld,
  listen,
  load,
  repositoryRoot,
  stopAfterSuite,
  unload,
  type Client,
} from '@mayorista/kernel/testing';
import { beforeAll, expect, test, vi } from 'vitest';

const email = 'ana@empresa.mx';
const password = 'una clave larga 1';

/** An installation of production on its first day: it has started, and holds nothing. */
let environment: NodeJS.ProcessEnv;
let strapi: Core.Strapi;
let url: string;
let panel: Client;

function createAdmin(args: readonly string[], input: string, more: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'cms', 'create-admin.cjs'), ...args], {
    env: { ...environment, ...more },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stdin.end(input);
  return new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, text })),
  );
}

const administrators = (): Promise<number> => strapi.db.query('admin::user').count({});

beforeAll(async () => {
  const world = await installedWorld();
  environment = { ...world.environment, NODE_ENV: 'production' };
  strapi = await load(environment);
  url = await listen(strapi);
  panel = client(url, null);
  stopAfterSuite(async () => {
    await unload(strapi);
    await world.remove();
  });
});

test('nobody becomes administrator by coming first', async () => {
  const { body } = await panel.get<{ data: { hasAdmin: boolean } }>('/admin/init');
  expect(body.data.hasAdmin).toBe(true);
  const answer = await panel.post('/admin/register-admin', {
    email,
    password: 'Una-clave-1',
    firstname: 'Ana',
    lastname: '',
  });
  expect([404, 405]).toContain(answer.status);
  expect(await administrators()).toBe(0);
});

test.each([
  [
    'neither an address nor a password of letters and digits',
    ['--email', 'ana', '--name', 'Ana'],
    'sin ningún número',
    [/^Correo: \S/m, /^Contraseña: Usa letras y números$/m],
  ],
  ['no password', ['--email', email, '--name', 'Ana'], '', [/^Contraseña: \S/]],
  ['no name', ['--email', email], password, [/^Uso: /]],
  ['an option there is not', ['--mail', email], password, [/^Uso: /m]],
])('an administrator with %s is refused in words, and none is made', async (_what, args, input, told) => {
  const { code, text } = await createAdmin(args, input);
  expect(code).toBe(1);
  for (const words of told) expect(text).toMatch(words);
  expect(text).not.toMatch(/^\s+at |sin ningún número/m);
  expect(await administrators()).toBe(0);
});

const panelService = () => builtKernel().service(strapi, 'people.panel');

test('an administrator is judged whole: address, name and password, all reasons at once', async () => {
  const good = { email, name: 'Ana', password };
  const refusedFields = (more: object): Promise<string[]> =>
    panelService()
      .createAdministrator({ ...good, ...more })
      .then(
        () => [],
        ({ refusals }: { refusals: readonly { field: string }[] }) => refusals.map(({ field }) => field).sort(),
      );
  for (const wrong of [{ email: 'ana' }, { email: `${'a'.repeat(240)}@empresa.mx` }])
    expect([wrong, await refusedFields(wrong)]).toEqual([wrong, ['email']]);
  for (const wrong of [{ name: '' }, { name: '   ' }, { name: 'a'.repeat(121) }])
    expect([wrong, await refusedFields(wrong)]).toEqual([wrong, ['name']]);
  for (const wrong of ['once letras1'.slice(1), `1${'larga'.repeat(15)}`, 'sin ningún número', '123456789012'])
    expect([wrong, await refusedFields({ password: wrong })]).toEqual([wrong, ['password']]);
  expect(await refusedFields({ email: 'ana', name: '', password: 'x' })).toEqual([
    'email',
    'name',
    'password',
    'password',
  ]);
  expect(await administrators()).toBe(0);
});

const warned = async (): Promise<unknown[]> => {
  const warn = vi.spyOn(strapi.log, 'warn');
  await panelService().warnWithoutAdministrator();
  const lines = warn.mock.calls.map(([line]) => line as unknown);
  warn.mockRestore();
  return lines;
};

test('an installation without administrator says on its log how to make one, also when there are accounts without rights', async () => {
  const told = [expect.stringContaining('npm run create-admin')];
  expect(await warned()).toEqual(told);
  await strapi.db
    .connection('admin_users')
    .insert({ document_id: 'sin-rol', email: 'sin-rol@empresa.mx', is_active: true });
  expect(await warned()).toEqual(told);
  await strapi.db.connection('admin_users').where({ document_id: 'sin-rol' }).delete();
});

test('a secret that is missing is one line, without a stack', async () => {
  const { code, text } = await createAdmin(['--email', email, '--name', 'Ana'], password, { JWT_SECRET: '' });
  expect([code, text]).toEqual([1, 'JWT_SECRET: falta\n']);
});

interface Item {
  readonly key: string;
}

async function checklist(token: string): Promise<string[]> {
  const { status, body } = await client(url, token).get<{ data: Item[] }>('/kernel/setup-checklist');
  expect(status).toBe(200);
  return body.data.map(({ key }) => key).sort();
}

async function logIn(as: string): Promise<string> {
  const { body } = await panel.post<{ data: { accessToken: string } }>('/admin/login', { email: as, password });
  return body.data.accessToken;
}

test('the command makes the first administrator, who sees what is missing; a second of the same address is refused', async () => {
  const made = await createAdmin(['--email', email.toUpperCase(), '--name', 'Ana Pérez Gil'], `${password}\n`);
  expect([made.code, made.text]).toEqual([0, expect.stringContaining('Listo')]);
  const again = await createAdmin(['--email', email, '--name', 'Ana'], `${password}2`);
  expect([again.code, again.text]).toEqual([1, 'Correo: Ya hay una cuenta del panel con este correo\n']);
  expect(await administrators()).toBe(1);
  const account = await strapi.db.query('admin::user').findOne({ where: { email }, populate: ['roles'] });
  expect(account).toMatchObject({ firstname: 'Ana', lastname: 'Pérez Gil', roles: [{ code: 'strapi-super-admin' }] });
  expect(await warned()).toEqual([]);
  expect(await checklist(await logIn(email))).toEqual([
    'branches',
    'companies',
    'exchange-rate',
    'first-person',
    'invoicing',
    'mail-server',
    'official-rates',
    'panel-accounts',
    'postal-codes',
    'products',
    'sat-catalogues',
    'sat-schemas',
    'stock',
  ]);
});

const row = (table: string, values: object) => (): Promise<unknown> =>
  strapi.db.connection(table).insert({ document_id: `${table}-de-prueba`, ...values });

test('each role of the panel is told what it can do, and a step that is done is told no more', async () => {
  const roles = (await strapi.db.query('admin::role').findMany({})) as { id: number; code: string; name: string }[];
  const seen = new Map<string, string[]>();
  for (const { id, code } of roles.filter((role) => !role.code.startsWith('strapi-'))) {
    await strapiService<{ create(data: object): Promise<unknown> }>(strapi, 'admin::user').create({
      email: `${code}@empresa.mx`,
      firstname: code,
      lastname: '',
      password,
      isActive: true,
      roles: [id],
    });
    seen.set(code, await checklist(await logIn(`${code}@empresa.mx`)));
  }
  expect(Object.fromEntries(seen)).toEqual({
    'mayorista-compras': ['branches', 'exchange-rate', 'stock'],
    'mayorista-catalogo': ['exchange-rate', 'products', 'stock'],
    'mayorista-soporte': ['companies'],
    'mayorista-almacen': ['stock'],
    'mayorista-finanzas': ['official-rates'],
    ...Object.fromEntries(['marketing', 'cumplimiento', 'ventas', 'rrhh'].map((role) => [`mayorista-${role}`, []])),
  });
  // The team has accounts by now.
  expect(await checklist(await logIn(email))).not.toContain('panel-accounts');

  const token = await logIn(email);
  await row('exchange_rates', { kind: 'customs', rate: 18, effective_from: new Date() })();
  expect(await checklist(token)).toContain('exchange-rate');
  expect(
    (await client(url, token).post('/pricing/commercial-exchange-rates', { commercial_exchange_rate: '18.5' })).status,
  ).toBeLessThan(300);
  expect(await checklist(token)).not.toContain('exchange-rate');
});

test('each step is open until there is what it asks for, and what is only like it does not count', async () => {
  const token = await logIn(email);
  const open = await checklist(token);
  await row('up_users', { email: 'sin-empresa@demo.test', username: 'sin-empresa', provider: 'local' })();
  expect(await checklist(token)).toEqual(open);

  const doing: readonly (readonly [string, () => unknown])[] = [
    ['branches', row('branches', { name: 'Central', code: 'MEX' })],
    ['products', row('products', { name: 'Cámara', locale: 'es' })],
    [
      'stock',
      async () => {
        const [branch, product] = [await anyId('branches'), await anyId('products')];
        await row('stocks', { branch_id: branch, product_id: product, grade: 'new', on_hand: 1, reserved: 0 })();
      },
    ],
    ['companies', row('companies', { business_name: 'Empresa' })],
    ['first-person', async () => strapi.db.connection('up_users').update({ company_id: await anyId('companies') })],
    ['postal-codes', row('postal_codes', { zip: '01000', settlement: 'San Ángel', settlement_code: '0001' })],
    ['sat-catalogues', row('sat_product_keys', { code: '01010101' })],
    ['official-rates', row('official_rates', { determined_on: '2026-11-26', rate: 18.3, source: 'staff' })],
    ['sat-schemas', row('sat_schemas', { name: 'cfdv40.xsd', content: '<xs/>' })],
    ['mail-server', () => setSmtp('smtp://127.0.0.1:2525')],
  ];
  const left = new Set(open);
  for (const [key, happens] of doing) {
    expect([key, [...left]]).toEqual([key, expect.arrayContaining([key])]);
    await happens();
    left.delete(key);
    expect(await checklist(token), key).toEqual([...left].sort());
  }
  // A certificate and a provider are settings of the environment, checked together when it is read.
  expect([...left]).toEqual(['invoicing']);
  setSmtp(undefined);
  expect(await checklist(token)).toEqual(['invoicing', 'mail-server']);
});

const anyId = async (table: string): Promise<number> =>
  ((await strapi.db.connection(table).first('id')) as { id: number }).id;

/** Another setting of the platform that runs in this process, as a start with it would read it. */
function setSmtp(url: string | undefined): void {
  if (url === undefined) delete process.env.SMTP_URL;
  else process.env.SMTP_URL = url;
  builtModule<typeof import('@mayorista/config')>('@mayorista/config').forgetEnvironment();
}

test('mails that did not go out and jobs that gave up are told to who reads them', async () => {
  const failed = async (token: string): Promise<string[]> => {
    // Counted every few seconds, for whoever asks more often.
    builtKernel().ageMemories(6_000);
    const { body } = await client(url, token).get<{ data: (Item & { label: string })[] }>('/kernel/waiting');
    return body.data.filter(({ key }) => /^(mails|background-jobs)\./.test(key)).map(({ label }) => label);
  };
  const token = await logIn(email);
  expect(await failed(token)).toEqual([]);
  const at = new Date();
  const row = { payload: '{}', created_at: at, updated_at: at, run_at: new Date(at.getTime() + 3_600_000) };
  await strapi.db.connection('jobs').insert([
    { ...row, name: 'kernel.send-mail', state: 'queued', attempts: 0 },
    { ...row, name: 'kernel.send-mail', state: 'done', attempts: 2 },
    { ...row, name: 'kernel.prune-old', state: 'done', attempts: 1 },
  ]);
  expect(await failed(token)).toEqual([]);
  await strapi.db.connection('jobs').insert([
    { ...row, name: 'kernel.send-mail', state: 'queued', attempts: 1 },
    { ...row, name: 'kernel.send-mail', state: 'dead', attempts: 5 },
    { ...row, name: 'kernel.prune-old', state: 'dead', attempts: 5 },
  ]);
  const both = ['1 proceso que no terminó', '2 correos que no han salido'];
  expect((await failed(token)).sort()).toEqual(both);
  const roles = (await strapi.db.query('admin::role').findMany({})) as { code: string; name: string }[];
  const accountOf = (role: string) => `${roles.find(({ name }) => name === role)?.code}@empresa.mx`;
  expect((await failed(await logIn(accountOf('Soporte')))).sort()).toEqual(both);
  expect(await failed(await logIn(accountOf('Catálogo')))).toEqual(both.slice(0, 1));
});

test('who is no staff is told nothing', async () => {
  for (const path_ of ['/kernel/setup-checklist', '/api/setup-checklist', '/kernel/waiting', '/api/waiting'])
    expect([401, 403]).toContain((await client(url, null).get(path_)).status);
});
