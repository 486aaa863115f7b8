import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../run/command';
import { cliFile, platformDatabase, type PlatformDatabase } from '../testing/platform-database';
import { productsWith } from '../testing/product-rows';
import { sampleFile, temporaryFolder } from '../testing/sample-file';

let platform: PlatformDatabase;
beforeAll(async () => {
  platform = await platformDatabase();
});
afterAll(() => platform?.remove());

/** Skus of this run only: on PostgreSQL the database outlives it. */
const unique = (name: string) => `${name}-${Date.now().toString(36).toUpperCase()}`;

interface SampleProduct {
  sku: string;
  price: number;
  [field: string]: unknown;
}

const sample = (prefix: string, count: number): SampleProduct[] =>
  Array.from({ length: count }, (_, n) => ({
    sku: `${prefix}-${n}`,
    name: `Cámara ${prefix} ${n}`,
    manufacturer: n % 2 === 0 ? `Marca ${prefix}` : `MARCA ${prefix.toUpperCase()}`,
    model: `M-${n}`,
    category: ['Videovigilancia', `Familia ${prefix}`, `Grupo ${n % 3}`],
    price: (1000 + n) / 100,
    stock: n % 5,
    description: `Descripción ${n}`,
  }));
const fileOf = (rows: SampleProduct[]) => sampleFile(gzipSync(rows.map((row) => JSON.stringify(row)).join('\n')));

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(['products', '--no-wait', ...args], {
    cwd: '/',
    screen: { write: (text) => lines.push(text) > 0 },
    stop: new AbortController().signal,
    database: () => platform.settings,
  });
  return { code, text: lines.join('') };
}

/** The command as a process of its own: what two processes do to one database cannot be tried in one. */
function start(...args: string[]) {
  const child = spawn('node', [cliFile, 'products', '--no-wait', ...args], {
    env: platform.environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, text: lines.join('') }));
  return { child, ended };
}

test('a file of products goes in with brand, category tree, both languages, stock and an event; a second time nothing changes', async () => {
  const uno = unique('UNO');
  const file = fileOf(sample(uno, 300));
  const first = await run(file, '--batch', '100');
  expect(first).toEqual({
    code: 0,
    text: expect.stringContaining('300 nuevas, 0 con cambios, 0 sin cambios, 0 rechazadas'),
  });

  const before = await productsWith(platform.db, `${uno}-`);
  expect(before.products).toHaveLength(600);
  expect(before.products.filter(({ locale }) => locale === 'en')).toHaveLength(300);
  expect(new Set(before.products.map(({ brand }) => brand))).toEqual(new Set([`Marca ${uno}`]));
  expect(new Set(before.products.map(({ path: levels }) => levels))).toEqual(
    new Set([0, 1, 2].map((group) => `Videovigilancia > Familia ${uno} > Grupo ${group}`)),
  );
  expect(before.products.find(({ sku }) => sku === `${uno}-7`)).toMatchObject({
    name: `Cámara ${uno} 7`,
    list_price: '10.07',
    status: 1,
    is_published: true,
  });
  expect(before.stock).toHaveLength(300);
  expect(before.stock.reduce((sum, { on_hand }) => sum + on_hand, 0)).toBe(600);
  expect(before.movements.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(600);
  expect(before.eventIds).toHaveLength(300);

  const second = await run(file, '--batch', '100');
  expect(second).toEqual({ code: 0, text: expect.stringContaining('0 nuevas, 0 con cambios, 300 sin cambios') });
  expect(await productsWith(platform.db, `${uno}-`)).toEqual(before);
});

test('only what a later file changes is written; what staff changed stays', async () => {
  const dos = unique('DOS');
  const rows = sample(dos, 50);
  await run(fileOf(rows));
  await platform
    .db('products')
    .where({ sku: `${dos}-3` })
    .update({ published_in_store: false, status: 0 });
  await platform
    .db('products')
    .where({ sku: `${dos}-3`, locale: 'en' })
    .update({ name: 'Camera three' });
  await platform
    .db('stocks')
    .whereIn(
      'product_id',
      platform
        .db('products')
        .where({ sku: `${dos}-3` })
        .select('id'),
    )
    .update({ on_hand: 1 });

  const changed = rows.map((row) =>
    row.sku === `${dos}-3` ? { ...row, price: 99.5, name: 'Cámara tres', category: ['Redes'] } : row,
  );
  const { text } = await run(fileOf(changed));
  expect(text).toContain('0 nuevas, 1 con cambios, 49 sin cambios');

  const after = await productsWith(platform.db, `${dos}-3`);
  const three = after.products.filter(({ sku }) => sku === `${dos}-3`);
  expect(
    three.map(({ locale, name, list_price, path: levels, status, is_published }) => [
      locale,
      name,
      list_price,
      levels,
      status,
      is_published,
    ]),
  ).toEqual([
    ['en', 'Camera three', '99.50', 'Redes', 0, false],
    ['es', 'Cámara tres', '99.50', 'Redes', 0, false],
  ]);
  expect(after.stock.find(({ sku }) => sku === `${dos}-3`)?.on_hand).toBe(1);
  expect(after.eventIds.filter((id) => id === three[1]?.id)).toHaveLength(2);
});

test('an import killed in the middle leaves whole batches only, and the same order again completes it', async () => {
  const tres = unique('TRES');
  const file = fileOf(sample(tres, 400));
  const { child, ended } = start(file, '--batch', '20');
  const stored = async () => (await productsWith(platform.db, `${tres}-`)).stock.length;
  while ((await stored()) < 60) await pause(20);
  child.kill('SIGKILL');
  await ended;

  const half = await productsWith(platform.db, `${tres}-`);
  const done = half.stock.length;
  expect(done % 20).toBe(0);
  expect(done).toBeLessThan(400);
  expect(half.products).toHaveLength(2 * done);
  expect(half.products.every(({ brand, path: levels }) => brand !== null && levels !== null)).toBe(true);
  expect(half.eventIds).toHaveLength(done);

  expect((await run(file)).text).toContain(`${400 - done} nuevas, 0 con cambios, ${done} sin cambios`);
  const whole = await productsWith(platform.db, `${tres}-`);
  expect(whole.products).toHaveLength(800);
  expect(whole.eventIds.sort()).toEqual([...new Set(whole.eventIds)].sort());
});

test('Ctrl-C ends after the batch under way, says so, and leaves with 130', async () => {
  const int = unique('INT');
  const file = fileOf(sample(int, 2000));
  const { child, ended } = start(file, '--batch', '50');
  while ((await productsWith(platform.db, `${int}-`)).stock.length === 0) await pause(20);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({
    code: 130,
    text: expect.stringContaining('Interrumpido. Lo anterior quedó guardado'),
  });
  const { stock } = await productsWith(platform.db, `${int}-`);
  expect(stock.length).toBeLessThan(2000);
  expect(stock.length % 50).toBe(0);
});

test('the running platform keeps writing while an import runs, and neither fails', async () => {
  const cinco = unique('CINCO');
  const stop = new AbortController();
  let written = 0;
  const writing = (async () => {
    while (!stop.signal.aborted) {
      await platform
        .db('branches')
        .where({ code: 'MEX-CEDIS' })
        .update({ telephone: String(written) });
      written += 1;
      await pause(5);
    }
  })();
  const { code } = await start(fileOf(sample(cinco, 500)), '--batch', '100').ended;
  stop.abort();
  await writing;
  expect(code).toBe(0);
  // More often than the import has batches: it lets others write between them.
  expect(written).toBeGreaterThan(10);
  expect((await productsWith(platform.db, `${cinco}-`)).products).toHaveLength(1000);
});

test('two imports of the same file at once give each product, brand and category once', async () => {
  const par = unique('PAR');
  const file = fileOf(sample(par, 200));
  const codes = await Promise.all([start(file, '--batch', '20').ended, start(file, '--batch', '30').ended]);
  expect(codes.map(({ code }) => code)).toEqual([0, 0]);
  const { products, stock } = await productsWith(platform.db, `${par}-`);
  expect(products).toHaveLength(400);
  expect(stock).toHaveLength(200);
  expect(new Set(products.map(({ brand }) => brand)).size).toBe(1);
});

test('bad rows are left out and listed in the errors file, and the exit code says so', async () => {
  const mal = unique('MAL');
  const [good, ...rest] = sample(mal, 4);
  const bad = [
    { ...rest[0], price: 5_000_000 },
    { ...rest[1], sku: `${mal}-0`.toLowerCase() },
    { ...rest[2], sku: '=HYPERLINK("x")', currency: 'EUR' },
  ];
  const errors = path.join(temporaryFolder(), 'errores.csv');
  const { code } = await run(fileOf([good, ...bad] as SampleProduct[]), '--errors', errors);
  expect(code).toBe(2);
  expect((await productsWith(platform.db, `${mal}-`)).products.map(({ sku }) => sku)).toEqual([`${mal}-0`, `${mal}-0`]);
  expect(readFileSync(errors, 'utf8').split('\r\n')).toEqual([
    '\uFEFFlinea,sku,campo,motivo,archivo',
    `2,${mal}-1,price,"El precio es absurdo: debe ser menor que 1,000,000",archivo`,
    `3,${mal}-0,sku,El sku ${mal}-0 ya está en la línea 1,archivo`,
    '4,"\'=HYPERLINK(""X"")",currency,La moneda debe ser USD: la lista de precios se guarda en dólares,archivo',
    '',
  ]);
});

test('a truncated file changes nothing', async () => {
  const roto = unique('ROTO');
  const file = sampleFile(
    gzipSync(
      sample(roto, 3000)
        .map((row) => JSON.stringify(row))
        .join('\n'),
    ).subarray(0, -100),
  );
  expect(await run(file)).toEqual({ code: 1, text: expect.stringContaining('está cortado') });
  expect((await productsWith(platform.db, `${roto}-`)).products).toEqual([]);
});

test('a dry run judges the file without a database', async () => {
  const seco = unique('SECO');
  expect(await run(fileOf(sample(seco, 10)), '--dry-run')).toEqual({
    code: 0,
    text: expect.stringContaining('10 correctas, 0 rechazadas. Ensayo'),
  });
  expect((await productsWith(platform.db, `${seco}-`)).products).toEqual([]);
});

test('an unknown branch and a missing database are told before anything is read', async () => {
  const file = fileOf(sample(unique('NADA'), 1));
  expect(await run(file, '--branch', 'LUNA')).toEqual({
    code: 1,
    text: expect.stringContaining('No existe la sucursal LUNA'),
  });
  const screen = { write: (text: string) => expect(text).toContain('Todavía no hay base de datos') === undefined };
  const nowhere = {
    cwd: '/',
    screen,
    stop: new AbortController().signal,
    database: () => ({ client: 'sqlite', filename: '/tmp/no/hay.db' }) as const,
  };
  expect(await runCommand(['products', file], nowhere)).toBe(1);
});

test('where no platform is running, the products are in and the import says that nobody shows them yet', async () => {
  const solo = unique('SOLO');
  const lines: string[] = [];
  const code = await runCommand(['products', fileOf(sample(solo, 20))], {
    cwd: '/',
    screen: { write: (text) => lines.push(text) > 0 },
    stop: new AbortController().signal,
    database: () => platform.settings,
    patienceMs: 1_000,
  });
  expect(lines.join('')).toMatch(/20 nuevas.*\n.*Sin comprobar: la plataforma no está en marcha o va atrasada/s);
  expect(code).toBe(3);
  expect((await productsWith(platform.db, `${solo}-`)).products).toHaveLength(40);
});
