import { addDays, today } from '@mayorista/kernel';
import { isWeekend } from '@mayorista/kernel/shared';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let hr: Client;
beforeAll(async () => {
  app = await boot();
  hr = await app.asStaff('rrhh');
});

const db = () => app.strapi.db.connection;
const jobId = async (name: string): Promise<number> =>
  ((await db()('staff_jobs').where({ name }).first('id')) as { id: number }).id;
const employeeId = async (name: string): Promise<number> =>
  ((await db()('employees').where('name', 'like', `${name}%`).first('id')) as { id: number }).id;

interface Card {
  readonly name: string;
  readonly full_name: string | null;
}
interface Job {
  readonly operative_breadcrumbs: readonly Card[];
  readonly functional_breadcrumbs: readonly Card[];
  readonly subordinates_by_operation: readonly Card[];
  readonly subordinates_by_function: readonly Card[];
  readonly same_level_by_operation: readonly Card[];
}
const names = (cards: readonly Card[]): string[] => cards.map(({ name }) => name);

describe('the org chart', () => {
  test('a job is answered with both lines of chiefs, who answers to it, and who stands beside it [PC-JOB-001, PC-JOB-003, PC-JOB-004, PC-JOB-005, PC-JOB-006, PC-JOB-007, PC-JOB-008]', async () => {
    const id = await jobId('Encargado de almacén Monterrey');
    const { body } = await (
      await app.as('almacen')
    ).get<{ data: Job }>(`/api/jobs/${id}?withSubordinates=1&withSameLevel=1`);
    expect(names(body.data.operative_breadcrumbs)).toEqual([
      'Director general',
      'Director comercial',
      'Gerente regional de ventas Monterrey',
    ]);
    expect(names(body.data.functional_breadcrumbs)).toEqual([
      'Director general',
      'Director de operaciones',
      'Gerente de almacenes',
    ]);
    expect(names(body.data.subordinates_by_operation)).toEqual(['Almacenista Monterrey']);
    expect(body.data.subordinates_by_function).toEqual([]);
    expect(names(body.data.same_level_by_operation)).toEqual(['Ejecutivo de ventas Monterrey']);
  });

  test('a chief who is below is refused, in each line, and nothing changes', async () => {
    const [top, below] = [await jobId('Director comercial'), await jobId('Ejecutivo de ventas Monterrey')];
    const before: unknown = await db()('staff_jobs').where({ id: top }).first();
    for (const line of ['operative_chief_id', 'functional_chief_id']) {
      expectRefused(await hr.put(`/workforce/jobs/${top}`, { [line]: below }), {
        [line]: 'Con este jefe el puesto respondería ante sí mismo',
      });
      expectRefused(await hr.put(`/workforce/staff-jobs/${top}`, { [line]: top }), {
        [line]: 'Un puesto no es su propio jefe',
      });
    }
    expect(await db()('staff_jobs').where({ id: top }).first<unknown>()).toEqual(before);
  });

  test('two that are right alone do not make a circle together', async () => {
    const make = async (name: string): Promise<number> =>
      (
        await hr.post<{ id: number }>('/workforce/jobs', {
          name: `${name} ${process.pid}`,
          job_title_id: 1,
          roles: [],
        })
      ).body.id;
    const [one, other] = [await make('Uno'), await make('Otro')];
    const answers = await Promise.all([
      hr.put(`/workforce/jobs/${one}`, { operative_chief_id: other }),
      hr.put(`/workforce/jobs/${other}`, { operative_chief_id: one }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a job that others answer to or somebody holds is not removed', async () => {
    const id = await jobId('Gerente de compras');
    expect((await hr.delete(`/workforce/jobs/${id}`)).status).toBe(422);
    expect(await jobId('Gerente de compras')).toBe(id);
  });

  test('jobs are searched by job, title and holder; titles and chiefs are lists [PC-JOB-002]', async () => {
    const person = await app.as('vendedor');
    for (const words of ['almacen mexico', 'noe barrera']) {
      const { body } = await person.get<{ data: Card[] }>(`/api/jobs?omniSearchQuery=${encodeURIComponent(words)}`);
      expect(names(body.data), words).toContain('Encargado de almacén México');
    }
    for (const path of ['/api/functional-chief', '/api/employee-job-titles', '/api/user-job-titles', '/api/org-chart'])
      expect((await person.get<{ total: number }>(path)).body.total, path).toBeGreaterThan(5);
  });

  test.each(['distribuidor', 'instalador', 'vendedor', 'almacen'])('%s changes no job', async (who) => {
    const person = await app.as(who);
    const id = await jobId('Comprador');
    expect((await person.put(`/api/jobs/${id}`, { roles: [] })).status).toBe(403);
    expect((await person.post('/api/jobs', { name: 'X', job_title_id: 1 })).status).toBe(403);
    expect((await person.delete(`/api/jobs/${id}`)).status).toBe(403);
    expect(await jobId('Comprador')).toBe(id);
  });
});

/** The first working day that is so many days away, which no holiday is. */
async function workday(after: number): Promise<string> {
  let day = addDays(today(), after);
  for (;;) {
    const isHoliday = (await db()('holidays').where({ date: day }).first('id')) !== undefined;
    if (!isWeekend(day) && !isHoliday) return day;
    day = addDays(day, 1);
  }
}
interface Vacation {
  readonly id: number;
  readonly days: number;
  readonly state: string;
}
const ask = async (who: Client, from: string, more: object = {}) =>
  who.post<{ data: Vacation; id: number }>('/api/vacation-requests', { starts_on: from, ends_on: from, ...more });

describe('vacations', () => {
  test('the law’s table is answered, and the days of somebody by the day of hiring', async () => {
    const { body } = await (
      await app.as('vendedor')
    ).get<{ data: object[] }>(`/api/antiquity-vacations?hired_on=${addDays(today(), -800)}`);
    expect(body.data.slice(0, 6)).toMatchObject([
      { years_from: 1, years_to: 1, days: 12 },
      { days: 14 },
      { days: 16 },
      { days: 18 },
      { days: 20 },
      { years_from: 6, years_to: 10, days: 22 },
    ]);
    expect(body).toMatchObject({ years_of_service: 2, days: 14 });
  });

  test('are asked for by the employee and decided by the functional chief, not by the operative one', async () => {
    const storeman = await app.as('almacen');
    const asked = await ask(storeman, await workday(40));
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    expect(asked.body.data).toMatchObject({ days: 1, state: 'requested' });
    const path = `/api/vacation-request-states/${asked.body.id}`;
    // Of the storeman the salesman is the operative chief: the request is not theirs to see.
    expect((await (await app.as('vendedor')).put(path, { state: 'approved' })).status).toBe(404);
    expect((await storeman.put(path, { state: 'approved' })).status).toBe(403);
    expect((await (await app.as('distribuidor')).put(path, { state: 'approved' })).status).toBe(403);
    expect(await db()('vacation_requests').where({ id: asked.body.id }).first<unknown>()).toMatchObject({
      state: 'requested',
    });
    const decided = await hr.put(`/workforce/vacation-request-states/${asked.body.id}`, { state: 'approved' });
    expect(decided.body).toMatchObject({ data: { state: 'approved' } });
  });

  test('the functional chief sees and approves those of the team', async () => {
    const id = await employeeId('Sergio Benavides');
    const from = await workday(60);
    const made = await hr.post<{ id: number }>('/workforce/vacation-requests', {
      employee_id: id,
      starts_on: from,
      ends_on: from,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const chief = await app.as('vendedor');
    const list = await chief.get<{ data: { id: number }[] }>('/api/vacation-requests?per_page=100');
    expect(list.body.data.map((each) => each.id)).toContain(made.body.id);
    expect((await (await app.as('agente')).get(`/api/vacation-requests/${made.body.id}`)).status).toBe(404);
    const decided = await chief.put<{ data: { decided_by: string } }>(`/api/vacation-request-states/${made.body.id}`, {
      state: 'rejected',
      reason: 'Es inventario',
    });
    expect(decided.body.data).toMatchObject({
      state: 'rejected',
      reason: 'Es inventario',
      decided_by: expect.any(String),
    });
  });

  test('are refused in the past, twice, for others, on closed days, beyond what is left', async () => {
    const agent = await app.as('agente');
    const from = await workday(70);
    expectRefused(await ask(agent, addDays(today(), -3)), { starts_on: /ya pasaron/ });
    expectRefused(await ask(agent, from, { ends_on: addDays(today(), 1) }), { ends_on: /anterior/ });
    expectRefused(await ask(agent, from, { employee_id: await employeeId('Sergio Benavides') }), {
      employee_id: 'Solo puedes pedir tus propias vacaciones',
    });
    expectRefused(await ask(agent, from, { ends_on: '2199-12-31' }), {
      ends_on: 'Pide a lo más 60 días hábiles a la vez',
    });
    expect((await ask(agent, from)).status).toBe(201);
    expectRefused(await ask(agent, from), { starts_on: 'Ya hay una solicitud tuya en estas fechas' });
    const christmas = `${today().slice(0, 4)}-12-25`;
    expectRefused(await ask(agent, christmas), { starts_on: 'No hay ningún día hábil entre estas fechas' });
    expectRefused(await ask(agent, addDays(today(), 100) as string, { ends_on: addDays(today(), 170) }), {
      ends_on: /^No alcanzan los días: quedan \d+ y pides \d+$/,
    });
    const nobody = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee' } });
    const { client: make } = await import('@mayorista/kernel/testing');
    expectRefused(await ask(make(app.url, nobody.token), from), { employee_id: 'No tienes expediente de empleado' });
  });

  test('two requests at once do not spend the same days', async () => {
    const id = await employeeId('Karla Medina');
    const { body } = await hr.get<{ data: { vacations: { available: number } } }>(`/workforce/employee/${id}`);
    expect(body.data.vacations.available).toBe(12);
    const spans = [await workday(80), await workday(110)].map((from) => ({
      employee_id: id,
      starts_on: from,
      ends_on: addDays(from as never, 13),
    }));
    const answers = await Promise.all(spans.map((span) => hr.post('/workforce/vacation-requests', span)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('the calendar shows who is away and when the house is closed, to each their own', async () => {
    const range = `from=${today()}&to=${addDays(today(), 90)}`;
    const all = await hr.get<{ data: { employee_name: string }[]; holidays: object[] }>(
      `/workforce/vacation-calendar?${range}`,
    );
    expect(all.body.data.length).toBeGreaterThan(4);
    expect(all.body.holidays.length).toBeGreaterThan(0);
    const own = await (
      await app.as('agente')
    ).get<{ data: { employee_name: string }[] }>(`/api/vacation-calendar?${range}`);
    expect(new Set(own.body.data.map(({ employee_name: name }) => name))).toEqual(
      new Set(own.body.data.length === 0 ? [] : ['Daniela Cisneros Ruiz']),
    );
  });
});

describe('holidays', () => {
  test('are made, found, changed and removed, in both languages [PC-HOLIDAY-002, PC-HOLIDAY-003, PC-HOLIDAY-004, PC-HOLIDAY-005, PC-HOLIDAY-006, PC-HOLIDAY-007]', async () => {
    const made = await hr.post<{ id: number; data: object }>('/workforce/holidays', {
      date: '2028-04-14',
      description_translations: { es: 'Viernes Santo', en: 'Good Friday' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.data).toMatchObject({ description_translations: { es: 'Viernes Santo', en: 'Good Friday' } });
    const person = await app.as('vendedor');
    const found = await person.get('/api/holidays?omniSearchQuery=viernes');
    expect(found.body).toMatchObject({ data: [{ date: '2028-04-14' }], total: 1 });
    const twice = await hr.post('/workforce/holidays', { date: '2028-04-14', description: 'Otra vez' });
    expectRefused(twice, { date: /.+/ });
    const path = `/workforce/holidays/${made.body.id}`;
    expect((await hr.patch(path, { description: 'Viernes santo' })).status).toBe(200);
    expect((await person.patch(`/api/holidays/${made.body.id}`, { description: 'X' })).status).toBe(403);
    expect((await hr.delete(path)).status).toBe(200);
    expect((await hr.get(path)).status).toBe(404);
  });

  test('those of the law are loaded once', async () => {
    const load = () => hr.post<{ data: { added: string[] } }>('/workforce/official-holidays', { year: 2031 });
    expect((await load()).body.data.added).toHaveLength(7);
    expect((await load()).body.data.added).toEqual([]);
  });
});
