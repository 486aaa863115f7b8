import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '@mayorista/kernel/shared';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { startSie, type SieServer } from '../../testing';

let sie: SieServer;
let app: TestApp;
let knex: Knex;
let finance: Client;

const today = dayOf(new Date());
const [eve, yesterday, tomorrow] = [addDays(today, -2), addDays(today, -1), addDays(today, 1)];
/** A day as Banco de México writes it. */
const written = (day: string): string => day.split('-').reverse().join('/');

interface Rate {
  readonly id: number;
  readonly determined_on: string;
  readonly rate: string;
  readonly source: string;
}

beforeAll(async () => {
  sie = await startSie();
  app = await boot({ BANXICO_URL: sie.url, BANXICO_TOKEN: sie.token });
  knex = app.strapi.db.connection as unknown as Knex;
  finance = await app.asStaff('finanzas');
});

beforeEach(async () => {
  sie.fault = null;
  sie.data.clear();
  sie.asked.length = 0;
  await knex('official_rates').delete();
});

afterAll(() => sie.close());

const known = async (): Promise<string[]> =>
  ((await knex('official_rates').orderBy('determined_on')) as Rate[]).map(
    ({ determined_on: day, rate, source }) => `${String(day).slice(0, 10)} ${Number(rate).toFixed(4)} ${source}`,
  );
const fetched = () => app.runDue('reference.fetch-official-rates');

describe('Banco de México is asked each day', () => {
  test('what it determined is kept with its source, a day without a datum is not', async () => {
    sie.data.set(eve, '18.3001').set(yesterday, '18.3120').set(today, 'N/E');
    await fetched();
    expect(await known()).toEqual([`${eve} 18.3001 banxico`, `${yesterday} 18.3120 banxico`]);
  });

  test('what it corrects is corrected, with what it was in the history; what is known is not written again', async () => {
    sie.data.set(eve, '18.3001').set(yesterday, '18.3120');
    await fetched();
    sie.data.set(yesterday, '18.3121');
    await fetched();
    expect(await known()).toEqual([`${eve} 18.3001 banxico`, `${yesterday} 18.3121 banxico`]);
    const { id } = await knex('official_rates').where({ determined_on: yesterday }).first('id');
    const { body } = await finance.get<{ data: { changes: object }[] }>(
      `/kernel/histories?modelType=official-rates&modelId=${id}`,
    );
    expect(body.data).toHaveLength(2);
    expect(body.data[0]?.changes).toMatchObject({ rate: ['18.3120', '18.3121'] });
    expect(sie.asked).toHaveLength(2);
  });

  test.each([
    ['is away', { status: 503, body: '<html>' }],
    ['refuses the token', { status: 400, body: '{"error":{"mensaje":"Token inválido."}}' }],
    ['answers a page', { status: 200, body: '<html></html>' }],
  ])('when it %s nothing is written, and it is asked again', async (_, fault) => {
    sie.data.set(yesterday, '18.3120');
    sie.fault = fault;
    await fetched();
    expect(await known()).toEqual([]);
    sie.fault = null;
    await knex('jobs').where({ name: 'reference.fetch-official-rates' }).delete();
    await fetched();
    expect(await known()).toEqual([`${yesterday} 18.3120 banxico`]);
  });
});

describe('by hand and by file', () => {
  const upload = (who: Client, text: string) => {
    const form = new FormData();
    form.append('data', '{}');
    form.append('file', new Blob([text], { type: 'text/csv' }), 'fix.csv');
    return who.post('/reference/official-rate-files', form);
  };

  test('finance captures one, and corrects it; nobody captures a day to come', async () => {
    const made = await finance.post<{ data: Rate }>('/reference/official-rates', {
      determined_on: yesterday,
      rate: '18.3',
    });
    expect(made.body.data).toMatchObject({ determined_on: yesterday, rate: '18.3000', source: 'staff' });
    await finance.put(`/reference/official-rates/${made.body.data.id}`, { rate: '18.3120' });
    expect(await known()).toEqual([`${yesterday} 18.3120 staff`]);
    expectRefused(await finance.post('/reference/official-rates', { determined_on: tomorrow, rate: '18.3' }), {
      determined_on: 'Todavía no se determina el tipo de cambio de ese día',
    });
    const twice = await finance.post('/reference/official-rates', { determined_on: yesterday, rate: '18.4' });
    expect(twice.status).toBe(422);
    expect(await known()).toEqual([`${yesterday} 18.3120 staff`]);
  });

  test('a file is kept whole, or not at all with the line that is not understood', async () => {
    expect(
      (await upload(finance, `Fecha,SF43718\n${written(eve)},18.3001\n${written(yesterday)},18.3120\n`)).status,
    ).toBe(201);
    expect(await known()).toEqual([`${eve} 18.3001 file`, `${yesterday} 18.3120 file`]);
    expectRefused(await upload(finance, '24/11/2026,18.2\n23/11/2026,mucho\n'), {
      file: 'No se entiende el renglón 2: 23/11/2026,mucho',
    });
    expectRefused(await upload(finance, 'hola'), {
      file: 'No encontramos tipos de cambio en el archivo: súbelo como lo entrega Banco de México (fecha y dato por renglón)',
    });
    expectRefused(await upload(finance, `${written(tomorrow)},18.2\n`), { file: /Todavía no se determina/ });
    expect(await known()).toHaveLength(2);
  });

  test('a file of more days than somebody uploads at once writes none of them', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `${written(addDays(yesterday, -at))},18.3`).join('\n');
    expectRefused(await upload(finance, lines(4_001)), { file: 'Sube a lo más 4000 días a la vez' });
    expect(await known()).toEqual([]);
    expect((await upload(finance, lines(4_000))).status).toBe(201);
    expect(await known()).toHaveLength(4_000);
  });

  test.each(['almacen', 'ventas', 'marketing', 'catalogo', 'cumplimiento', 'compras'])(
    '%s writes none',
    async (account) => {
      const staff = await app.asStaff(account);
      const body = { determined_on: yesterday, rate: '18.3' };
      expect((await staff.post('/reference/official-rates', body)).status).toBe(403);
      expect((await upload(staff, `${written(yesterday)},18.3\n`)).status).toBe(403);
      expect(await known()).toEqual([]);
    },
  );

  test('a buyer reads none, a visitor is sent to log in', async () => {
    expect((await (await app.as('distribuidor')).get('/api/official-rates')).status).toBe(403);
    expect((await app.anonymous.get('/api/official-rates')).status).toBe(401);
  });
});
