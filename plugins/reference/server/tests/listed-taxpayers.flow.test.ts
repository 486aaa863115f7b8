import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { taxpayerList } from '../../testing';

let app: TestApp;
let knex: Knex;
let support: Client;
let authority: Server;
let published: { status: number; body: string | Buffer };

beforeAll(async () => {
  authority = createServer((_request, response) => response.writeHead(published.status).end(published.body));
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve));
  const { port } = authority.address() as AddressInfo;
  app = await boot({ LISTED_TAXPAYERS_URL: `http://127.0.0.1:${port}/Listado_completo_69-B.csv` });
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
});
beforeEach(async () => void (await knex('listed_taxpayers').delete()));
afterAll(() => new Promise((resolve) => authority.close(resolve)));

const upload = (who: Client, text: string) => {
  const form = new FormData();
  form.append('data', '{}');
  form.append('file', new Blob([text], { type: 'text/csv' }), '69b.csv');
  return who.post('/reference/listed-taxpayer-files', form);
};
const known = async (): Promise<string[]> =>
  (await knex('listed_taxpayers').orderBy('rfc').select('rfc', 'situation', 'list_day')).map(
    ({ rfc, situation, list_day: day }) => `${rfc} ${situation} ${String(day).slice(0, 10)}`,
  );
const many = (count: number): [string, string][] =>
  Array.from({ length: count }, (_, at) => [
    `AAA1207${String(10_000 + at).slice(1, 3)}${String(100 + at).slice(-3)}`,
    'Definitivo',
  ]);

describe('the list of article 69-B', () => {
  test('is read from the tax authority, in its old letters too, and is another one once another is published', async () => {
    published = { status: 200, body: Buffer.from(taxpayerList([['ÑOÑ120730823', 'Presunto']]), 'latin1') };
    await app.runDue('reference.fetch-listed-taxpayers');
    expect(await known()).toEqual(['ÑOÑ120730823 presumed 2026-07-31']);
    const body = taxpayerList(
      [
        ['ÑOÑ120730823', 'Definitivo'],
        ['BBB120730823', 'Presunto'],
      ],
      '31 de agosto de 2026',
    );
    published = { status: 200, body };
    await app.runDue('reference.fetch-listed-taxpayers');
    expect(await known()).toEqual(['BBB120730823 presumed 2026-08-31', 'ÑOÑ120730823 definitive 2026-08-31']);
  });

  test.each([
    ['is away', { status: 503, body: 'no' }],
    ['answers a page', { status: 200, body: '<html><body>En mantenimiento</body></html>' }],
  ])('stays as it was while the authority %s', async (_, answer) => {
    await upload(support, taxpayerList([['BBB120730823', 'Presunto']]));
    published = answer;
    await app.runDue('reference.fetch-listed-taxpayers');
    await knex('jobs').where({ name: 'reference.fetch-listed-taxpayers' }).delete();
    expect(await known()).toEqual(['BBB120730823 presumed 2026-07-31']);
  });

  test('stays as it was where the authority sends more than is read, and its beginning is a list', async () => {
    await upload(support, taxpayerList([['BBB120730823', 'Presunto']]));
    const begins = Buffer.from(taxpayerList([['BBB120730823', 'Definitivo']], '31 de agosto de 2026'));
    published = { status: 200, body: Buffer.concat([begins, Buffer.alloc(40_000_000 - begins.length, '\n')]) };
    await app.runDue('reference.fetch-listed-taxpayers');
    const { last_error: why } = await knex('jobs').where({ name: 'reference.fetch-listed-taxpayers' }).first();
    await knex('jobs').where({ name: 'reference.fetch-listed-taxpayers' }).delete();
    expect(why).toContain('La lista 69-B es más grande de lo que se lee');
    expect(await known()).toEqual(['BBB120730823 presumed 2026-07-31']);
  });

  test('cut off, older or of another kind acquits nobody', async () => {
    expect((await upload(support, taxpayerList(many(40)))).status).toBe(201);
    const before = await known();
    expect(before).toHaveLength(40);
    expectRefused(await upload(support, taxpayerList(many(37))), {
      file: 'A esta lista le faltan 3 contribuyentes de la anterior: parece incompleta, descárgala otra vez',
    });
    expectRefused(await upload(support, taxpayerList(many(40), '30 de junio de 2026')), {
      file: 'Esta lista está actualizada al 2026-06-30 y la que ya tienes al 2026-07-31',
    });
    expectRefused(await upload(support, 'a,b\n1,2\n'), { file: /No es la lista/ });
    expect(await known()).toEqual(before);
    // One in twenty may have won in court.
    expect((await upload(support, taxpayerList(many(38)))).status).toBe(201);
    expect(await known()).toHaveLength(38);
  });

  test.each(['almacen', 'ventas', 'marketing', 'catalogo', 'cumplimiento', 'compras'])(
    '%s puts none in its place',
    async (account) => {
      expect((await upload(await app.asStaff(account), taxpayerList(many(3)))).status).toBe(403);
      expect(await known()).toEqual([]);
    },
  );

  test('is no business of a buyer, nor of a visitor', async () => {
    expect((await (await app.as('distribuidor')).get('/api/listed-taxpayers')).status).toBe(403);
    expect((await app.anonymous.get('/api/listed-taxpayers')).status).toBe(401);
  });
});
