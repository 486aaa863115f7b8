import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPostgres, getKnex } from '@mayorista/kernel';
import { boot, repositoryRoot, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';

let app: TestApp;

beforeAll(async () => {
  app = await boot();
});

const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    sku: `${prefix}-${n}`,
    name: `Cámara ${prefix} ${n} ${'larga '.repeat(38)}`.slice(0, 250),
    manufacturer: `Marca ${prefix}`,
    model: `M-${n}-${'x'.repeat(80)}`,
    category: ['Videovigilancia', `Familia ${prefix}`],
    price: (1000 + n) / 100,
    stock: n % 5,
  }));

/** The importer's command beside the running platform, on its database. */
async function importRows(prefix: string, count: number): Promise<{ code: number; text: string }> {
  const file = path.join(app.dataFolder, `${prefix}.jsonl`);
  writeFileSync(
    file,
    rows(prefix, count)
      .map((row) => JSON.stringify(row))
      .join('\n'),
  );
  const cli = path.join(repositoryRoot, 'database', 'dist', 'importers', 'cli.js');
  // The platform was started with this process's environment.
  const child = spawn('node', [cli, 'products', file], { env: process.env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text: lines.join('') };
}

const shownSkus = async (prefix: string): Promise<string[]> =>
  getKnex(app.strapi)('product_cards').where('sku', 'like', `${prefix}-%`).pluck<string[]>('sku');

test('an import of long names ends when every product has its card and is found', async () => {
  const { code, text } = await importRows('LARGA', 600);
  expect(text).toContain('600 nuevas');
  expect(text).toContain('No falta ninguno.');
  expect(code).toBe(0);
  expect(await shownSkus('LARGA')).toHaveLength(600);
});

test('a platform that has set no exchange rate yet finds what was imported', async () => {
  await getKnex(app.strapi)('exchange_rates').delete();
  await app.endShortMemories();

  const { code, text } = await importRows('SIN-TIPO', 40);

  expect(text).toContain('No falta ninguno.');
  expect(code).toBe(0);
});

test('an import of which the store does not show a product names it, sends to the failed jobs, and ends with 3', async () => {
  const knex = getKnex(app.strapi);
  if (isPostgres(app.strapi))
    await knex.raw(`alter table product_cards add constraint one_card_refused check (sku <> 'MALA-7') not valid`);
  else
    await knex.raw(
      `create trigger one_card_refused before insert on product_cards when new.sku = 'MALA-7' begin select raise(abort, 'one_card_refused'); end`,
    );

  const { code, text } = await importRows('MALA', 60);

  expect(text).toMatch(/Faltan 1 sin ficha: MALA-7\n/);
  expect(text).toMatch(/trabajos fallidos y 1 en reintento: mira Trabajos en el panel/);
  expect(code).toBe(3);
  expect(await shownSkus('MALA')).toHaveLength(59);
});
