import { createRequire } from 'node:module';
import path from 'node:path';
import { boot, clock, expectRefused, repositoryRoot, type Client, type TestApp } from '@mayorista/kernel/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, givenApproved, givenNom, givenProductUnder, idOf, program, type Many } from './kit';

interface Task {
  readonly id: number;
  readonly nom_document_id: number;
  readonly days_before: number;
  readonly days_left: number;
  readonly state: string;
  readonly responsible_name: string | null;
  readonly products_count: number;
  readonly due_on: string;
}

let app: TestApp;
let api: Client;

beforeAll(async () => {
  app = await boot();
  api = await program(app);
});
afterEach(() => clock.run());

/** The morning's job as the server runs it. */
const morning = async (day: string): Promise<Record<string, number>> => {
  clock.at(`${day}T12:00:00Z`);
  const file = path.join(repositoryRoot, 'plugins/compliance/dist/server/src/tasks/watch-expiries.handler.js');
  const { run } = createRequire(file)(file) as typeof import('../src/tasks/watch-expiries.handler');
  const result = await run({
    strapi: app.strapi,
    payload: {},
    jobId: 0,
    attempt: 1,
    progress: async () => {},
    signal: new AbortController().signal,
  });
  clock.run();
  return result as Record<string, number>;
};
const tasksOf = async (documentId: number): Promise<Task[]> =>
  (await api.get<Many<Task>>('/api/nom-tasks?per_page=100')).body.data
    .filter((task) => task.nom_document_id === documentId)
    .sort((a, b) => b.days_before - a.days_before);
const kept = async (productId: number) =>
  (await app.strapi.db.connection('nom_products').where({ product_id: productId }).first('light', 'light_state')) as {
    light: string;
    light_state: string;
  };

// First: the mornings of later years that the others live through close what the demo world asks for.
test('the demo world starts with its own', async () => {
  const { body } = await api.get<Many<Task>>('/api/nom-tasks?state=open');
  expect(body.total).toBeGreaterThan(2);
  expect(body.data.map(({ due_on }) => due_on)).toEqual([...body.data.map(({ due_on }) => due_on)].sort());
});

describe('a document that comes to its end', () => {
  test('makes a task at 90, 60 and 30 days, each once, the nearer one closing the farther, and writes to the responsible', async () => {
    const nom = await givenNom(api);
    dataOf(
      await api.put(`/api/nom-requirements/${nom.requirements[0]}`, {
        responsible_id: await idOf(app, 'nom_responsibles', { email: 'agente@demo.test' }),
      }),
    );
    const product = await givenProductUnder(app, api, nom.id);
    const { id } = await givenApproved(app, api, {
      nom_id: nom.id,
      product_ids: [product.id],
      expires_on: '2032-12-31',
    });
    await morning('2032-10-01');
    expect(await tasksOf(id)).toEqual([]);
    await morning('2032-10-02');
    await morning('2032-10-02');
    expect(await tasksOf(id)).toMatchObject([
      {
        days_before: 90,
        state: 'open',
        due_on: '2032-12-31',
        products_count: 1,
        responsible_name: 'Daniela Cisneros Ruiz',
      },
    ]);
    await morning('2032-11-01');
    await morning('2032-12-01');
    expect((await tasksOf(id)).map(({ days_before, state }) => [days_before, state])).toEqual([
      [90, 'obsolete'],
      [60, 'obsolete'],
      [30, 'open'],
    ]);
    await app.settle();
    const mails = (await app.strapi.db
      .connection('mails')
      .where('recipient', 'agente@demo.test')
      .whereLike('subject', `%${nom.code}%`)) as { subject: string }[];
    expect(mails).toHaveLength(3);
    expect(mails[0]?.subject).toMatch(/^Renovar certificado .+ \(.+\): vence el 2032-12-31$/);
  });

  test('turns the lights kept on boards by itself: yellow from its days of warning, red the day after its last', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id], expires_on: '2033-12-31' });
    await app.settle();
    expect(await kept(product.id)).toEqual({ light: 'green', light_state: 'complies' });
    await morning('2033-10-02');
    expect(await kept(product.id)).toEqual({ light: 'yellow', light_state: 'expiring' });
    await morning('2034-01-01');
    expect(await kept(product.id)).toEqual({ light: 'red', light_state: 'missing' });
  });

  test('and was renewed asks for nothing more', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const { id } = await givenApproved(app, api, {
      nom_id: nom.id,
      product_ids: [product.id],
      expires_on: '2034-12-31',
    });
    await morning('2034-11-15');
    expect((await tasksOf(id)).map(({ state }) => state)).toEqual(['open']);
    await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id], expires_on: '2037-12-31' });
    await morning('2034-12-15');
    expect((await tasksOf(id)).map(({ days_before, state }) => [days_before, state])).toEqual([[60, 'obsolete']]);
  });
});

describe('tasks', () => {
  test('are closed with a note by whoever did them, reopened, and not closed twice', async () => {
    const nom = await givenNom(api);
    const product = await givenProductUnder(app, api, nom.id);
    const { id } = await givenApproved(app, api, {
      nom_id: nom.id,
      product_ids: [product.id],
      expires_on: '2038-12-31',
    });
    await morning('2038-12-01');
    const [task] = await tasksOf(id);
    const employee = await app.as('agente');
    expect(
      dataOf(await employee.put(`/api/nom-tasks/${task!.id}`, { state: 'done', notes: 'Solicitado al organismo' })),
    ).toMatchObject({ state: 'done', done_by: 'Daniela Cisneros Ruiz', notes: 'Solicitado al organismo' });
    expectRefused(await employee.put(`/api/nom-tasks/${task!.id}`, { state: 'done' }), {
      _general: 'Este pendiente ya está cerrado',
    });
    expect(dataOf(await employee.put(`/api/nom-tasks/${task!.id}`, { state: 'open' }))).toMatchObject({
      state: 'open',
      done_by: null,
    });
    expectRefused(await employee.put(`/api/nom-tasks/${task!.id}`, { state: 'obsolete' }), {
      state: 'No es una opción válida',
    });
    expect(
      (await (await app.asStaff('catalogo')).put(`/compliance/nom-tasks/${task!.id}`, { state: 'done' })).status,
    ).toBe(403);
  });
});

test('the calendar of expiries is by day, between two days in their order', async () => {
  const nom = await givenNom(api);
  const product = await givenProductUnder(app, api, nom.id);
  const { id } = await givenApproved(app, api, { nom_id: nom.id, product_ids: [product.id], expires_on: '2036-05-05' });
  const { body } = await api.get<Many<{ date: string; documents: { id: number; products_count: number }[] }>>(
    '/api/nom-expiry-calendar?from=2036-05-01&to=2036-05-31',
  );
  expect(body.data).toMatchObject([{ date: '2036-05-05', documents: [{ id, products_count: 1 }] }]);
  expectRefused(await api.get('/api/nom-expiry-calendar?from=2036-05-02&to=2036-05-01'), {
    to: 'La fecha final no puede ser anterior a la inicial',
  });
  expectRefused(await api.get('/api/nom-expiry-calendar?from=2036-05-02&to=2039-05-01'), {
    to: 'El periodo no puede ser mayor que 731 días',
  });
});
