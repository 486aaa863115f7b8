import { addDays, openSession, today } from '@mayorista/kernel';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let hr: Client;
let sequence = 0;

beforeAll(async () => {
  app = await boot();
  hr = await app.asStaff('rrhh');
});

const db = () => app.strapi.db.connection;
const idOf = async (table: string, where: object): Promise<number> =>
  ((await db()(table).where(where).first('id')) as { id: number }).id;

interface MadeUser {
  readonly id: number;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly employee: Readonly<Record<string, unknown>> & { readonly id: number };
    readonly vacations: { readonly available: number };
  };
}

/** Makes an employee by the call of the user form. */
async function hire(more: object = {}): Promise<Answer<MadeUser>> {
  const name = `empleado-${process.pid}-${(sequence += 1)}`;
  return hr.post<MadeUser>('/people/users', {
    username: name,
    email: `${name}@prueba.test`,
    userType: 'employee',
    person: { name: 'Nora', paternal_surname: 'Salas', maternal_surname: 'Vega' },
    ...more,
  });
}

const start = addDays(today(), -400);

describe('an employee is made with the user', () => {
  test('with contracts, studies, experience and relatives in one call [PC-USER-013, PC-USER-014, PC-USER-015, PC-USER-016, PC-USER-017, PC-USER-018, PC-USER-019, PC-USER-031, PC-USER-038, PC-USER-039]', async () => {
    const made = await hire({
      employee: {
        hired_on: start,
        job_id: await idOf('staff_jobs', { name: 'Comprador' }),
        clabe: '032180000118359719',
      },
      temporary_contract: {
        contract_type: 'fixed_term',
        contract_start_date: start,
        contract_end_date: addDays(today(), 5),
      },
      educations: [{ institute: 'UANL', year: 2015, has_certificate: true, degree: 'Ingeniera' }],
      experiences: [{ job_title: 'Compradora', company: 'Otra', start_date: '2018-01-01', end_date: '2020-01-01' }],
      relatives: [
        { name: 'Raúl', paternal_surname: 'Salas', phone_number: '81-8123-4567', is_emergency_contact: true },
      ],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.data).toMatchObject({
      employee: {
        name: 'Nora Salas Vega',
        hired_on: start,
        contract_ends_on: addDays(today(), 5),
        contract_days_left: 5,
        contract_warning: 'urgent',
        years_of_service: 1,
        vacation_days: 12,
      },
      educations: [{ education_type_id: 1, institute: 'UANL' }],
      relatives: [{ relative_type_id: 1, telephone_type_id: 1, phone_number: '8181234567' }],
      vacations: { available: 12 },
    });
  });

  test('what is wrong with account and file is told at once, and nothing is left behind', async () => {
    const before = (await db()('up_users').count({ n: '*' }))[0];
    const made = await hire({
      username: 'ab',
      employee: { clabe: '032180000118359718' },
      temporary_contracts: [
        { contract_type: 'trial', contract_start_date: '2026-03-01', contract_end_date: '2026-02-01' },
      ],
    });
    expectRefused(made, { 'data.username': /.+/ });
    const wrong = await hire({
      email: 'vendedor@demo.test',
      employee: { clabe: '032180000118359718', hired_on: '2026-02-01' },
      temporary_contracts: [
        { contract_type: 'trial', contract_start_date: '2026-03-01', contract_end_date: '2026-02-01' },
        { contract_type: 'trial', contract_start_date: '2026-01-01', contract_end_date: '2026-12-01' },
      ],
      indeterminate_contracts: [{ contract_start_date: '2027-01-01', termination_date: '2027-02-01' }],
      educations: [{ institute: 'UANL', year: Number(today().slice(0, 4)) + 1 }],
      experiences: [{ job_title: 'X', company: 'Otra', start_date: '2020-01-02', end_date: '2020-01-01' }],
      relatives: [{ name: 'X', phone_number: '12', birthdate: addDays(today(), 1) }],
    });
    expectRefused(wrong, {
      'data.email': /.+/,
      'data.employee.clabe': /CLABE no es válida/,
      'data.temporary_contracts.0.contract_end_date': /no puede ser anterior/,
      'data.temporary_contracts.0.contract_start_date': /se encima/,
      'data.indeterminate_contracts.0.termination_reason_id': /motivo/,
      'data.educations.0.year': 'El año aún no llega',
      'data.experiences.0.end_date': /no puede ser anterior/,
      'data.relatives.0.phone_number': /teléfono no es válido/,
      'data.relatives.0.birthdate': 'La fecha de nacimiento aún no llega',
    });
    expect((await db()('up_users').count({ n: '*' }))[0]).toEqual(before);
  });

  test('a client has no file of an employee', async () => {
    expectRefused(await hire({ userType: 'client', educations: [{ institute: 'UANL' }] }), {
      'data.educations': 'Este usuario no es de tipo empleado',
    });
  });
});

describe('who sees what of an employee', () => {
  test.each([
    ['vendedor', 200],
    ['almacen', 200],
    ['agente', 200],
    ['distribuidor', 403],
    ['secundario', 403],
    ['instalador', 403],
  ] as const)('%s looks colleagues up: %i', async (who, status) => {
    const person = await app.as(who);
    expect((await person.get('/api/employee')).status).toBe(status);
    expect((await person.get('/api/employees')).status).toBe(403);
    expect((await person.get('/api/zk-fingers')).status).toBe(403);
    expect((await app.anonymous.get('/api/employee')).status).toBe(401);
  });

  test('a colleague sees a card, personnel and the employee the file', async () => {
    const { body } = await hire({ employee: { clabe: '032180000118359719' }, relatives: [{ name: 'Ana' }] });
    const id = body.data.employee.id;
    const card = await (await app.as('vendedor')).get<{ data: object }>(`/api/employee/${id}`);
    expect(card.status).toBe(200);
    expect(Object.keys(card.body.data)).not.toEqual(expect.arrayContaining(['relatives']));
    expect(card.body.data).not.toHaveProperty('employee');
    expect((await hr.get(`/workforce/employee/${id}`)).body).toMatchObject({
      data: { employee: { clabe: '032180000118359719' }, relatives: [{ name: 'Ana' }] },
    });
    const own = await (
      await app.as('vendedor')
    ).get<{ data: { id: number; vacations: object } }>(
      `/api/employee/${await idOf('employees', { name: 'Mariana Treviño Lozano' })}`,
    );
    expect(own.body.data).toHaveProperty('vacations');
  });

  test('are found by name, job and number, accents ignored', async () => {
    const person = await app.as('vendedor');
    for (const words of ['trevino', 'gerente regional monterrey', 'E-00010']) {
      const { body } = await person.get<{ data: { name: string }[] }>(
        `/api/employee?omniSearchQuery=${encodeURIComponent(words)}`,
      );
      expect(
        body.data.map(({ name }) => name),
        words,
      ).toContain('Mariana Treviño Lozano');
    }
  });
});

describe('a job gives its roles to whoever holds it', () => {
  const rolesOf = async (who: Client): Promise<readonly string[]> =>
    (await who.get<{ data: { roles: string[] } }>('/api/user')).body.data.roles;
  const logIn = async (id: number): Promise<Client> =>
    client(app.url, (await openSession(app.strapi, id, { isRemembered: false })).jwt);

  test('several, own and through jobs; the access page says where each comes from [PC-JOB-009]', async () => {
    const { body } = await hire({
      employee: {
        job_id: await idOf('staff_jobs', { name: 'Almacenista México' }),
        post_ids: [await idOf('staff_jobs', { name: 'Agente de llamadas' })],
      },
    });
    const who = await logIn(body.id);
    expect([...(await rolesOf(who))].sort()).toEqual(['call_agent', 'employee', 'storeman']);
    const access = await hr.get<{
      data: { roles: object[]; permissions: { code: string; because: { source: string }[] }[] };
    }>(`/people/user-accesses/${body.id}`);
    expect(access.body.data.roles).toEqual(
      expect.arrayContaining([
        { type: 'employee', name: 'Empleado', source: 'Propia' },
        { type: 'storeman', name: 'Almacenista', source: 'Puesto: Almacenista México' },
        { type: 'call_agent', name: 'Agente de llamadas', source: 'Puesto: Agente de llamadas' },
      ]),
    );
    const adjust = access.body.data.permissions.find(({ code }) => code === 'stock.adjust');
    expect(adjust?.because.map(({ source }) => source)).toEqual(['Puesto: Almacenista México']);
    const holders = await hr.get<{ data: { id: number }[]; total: number }>(
      '/people/permission-holders?code=stock.adjust&per_page=100',
    );
    expect(holders.body.data.map(({ id }) => id)).toContain(body.id);
  });

  test('what it gives ends with the job, and the sessions with it [PC-JOB-010]', async () => {
    const { body } = await hire({
      employee: { job_id: await idOf('staff_jobs', { name: 'Almacenista Monterrey' }) },
    });
    const who = await logIn(body.id);
    expect(await rolesOf(who)).toContain('storeman');
    const change = await hr.patch(`/people/users/${body.id}`, { employee: { job_id: null } });
    expect(change.status, JSON.stringify(change.body)).toBe(200);
    await expect.poll(async () => (await who.get('/api/user')).status, { timeout: 6_000 }).toBe(401);
    expect(await rolesOf(await logIn(body.id))).toEqual(['employee']);
  });

  test('the roles of a job are given by whoever may give them', async () => {
    const admin = await idOf('up_roles', { type: 'admin' });
    const job = await idOf('staff_jobs', { name: 'Analista de nómina' });
    expectRefused(await hr.put(`/workforce/jobs/${job}`, { roles: [admin] }), { role_ids: /No puedes dar/ });
    const salesman = await idOf('up_roles', { type: 'salesman' });
    const put = await hr.put<{ data: { roles: { id: number }[] } }>(`/workforce/jobs/${job}`, { roles: [salesman] });
    expect(put.body.data.roles.map(({ id }) => id)).toEqual([salesman]);
  });
});

test('personnel put nobody into a job that gives what they may not give, and take nobody out of it', async () => {
  const boss = await app.asStaff('admin');
  const admin = await idOf('up_roles', { type: 'admin' });
  const job = await boss.post<{ id: number }>('/workforce/jobs', {
    name: `Dirección ${process.pid}`,
    job_title_id: 1,
    roles: [admin],
  });
  expect(job.status, JSON.stringify(job.body)).toBe(201);
  const refused = /No puedes dar/;
  expectRefused(await hire({ employee: { job_id: job.body.id } }), { 'data.employee.job_id': refused });
  const { body } = await hire();
  const put = (who: Client, facts: object) => who.patch(`/people/users/${body.id}`, { employee: facts });
  expectRefused(await put(hr, { job_id: job.body.id }), { 'data.employee.job_id': refused });
  expectRefused(await put(hr, { post_ids: [job.body.id] }), { 'data.employee.job_id': refused });
  expect(await db()('employees').where({ id: body.data.employee.id }).first<unknown>()).toMatchObject({ job_id: null });
  expect((await put(boss, { job_id: job.body.id })).status).toBe(200);
  expectRefused(await put(hr, { job_id: null }), { 'data.employee.job_id': refused });
  expect(await db()('employees').where({ id: body.data.employee.id }).first<unknown>()).toMatchObject({
    job_id: job.body.id,
  });
});

test('somebody who is dismissed holds no role through a job; their data are erased afterwards, the dates of the employment stay', async () => {
  const made = await hire({
    employee: { job_id: await idOf('staff_jobs', { name: 'Almacenista México' }) },
    relatives: [{ name: 'Ana' }],
    person: { name: 'Eloy', paternal_surname: 'Borrable', curp: 'HEGG560427MVZRRL04' },
  });
  const { id, data } = made.body;
  const erase = (email: string) =>
    hr.post('/people/personal-data-erasures', { user_id: id, email, reason: 'Lo pidió por escrito' });
  expectRefused(await erase(String(data.email)), { user_id: 'Da de baja al empleado antes de borrar sus datos' });
  const end = await hr.put(`/workforce/employee-states/${data.employee.id}`, {
    state: 'ended',
    ended_on: today(),
    termination_reason_id: 1,
  });
  expect(end.status, JSON.stringify(end.body)).toBe(200);
  expect(Boolean((await db()('up_users').where({ id }).first<Record<string, unknown>>())?.blocked)).toBe(true);
  const roles = (await hr.get<{ data: { roles: { type: string }[] } }>(`/people/user-accesses/${id}`)).body.data.roles;
  expect(roles.map(({ type }) => type)).toEqual(['employee']);
  expectRefused(await erase('otro@prueba.test'), { email: 'Escribe el correo de la cuenta, tal como está' });
  const exported = await hr.post<{ data: object }>('/people/personal-data-exports', { user_id: id });
  expect(JSON.stringify(exported.body.data)).toContain('HEGG560427MVZRRL04');
  expect((await erase(String(data.email))).status).toBe(201);
  const row = await db()('up_users').where({ id }).first<Record<string, unknown>>();
  expect(JSON.stringify(row)).not.toMatch(/Eloy|Borrable|HEGG56/);
  expect(await db()('user_profiles').where({ user_id: id }).first<unknown>()).toBeUndefined();
  expect(await db()('employee_relatives').where({ employee_id: data.employee.id }).first<unknown>()).toBeUndefined();
  expect(await db()('employees').where({ id: data.employee.id }).first<unknown>()).toMatchObject({ state: 'ended' });
  const audit = await db()('audit_entries')
    .whereIn('model_type', ['user', 'user-profiles', 'employees'])
    .where({ model_id: String(id) });
  expect(JSON.stringify(audit)).not.toMatch(/Eloy|Borrable|HEGG56/);
});
