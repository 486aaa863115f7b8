import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { newRfc, submitted, type Kit } from './registration-kit';

let app: TestApp;
let kit: Kit;
let support: Client;
let branch: number;
let salesman: number;
type Json = Record<string, unknown>;
type One = { data: Json & { id: number; stage: string } };

const path = '/companies/distributor-registry-interviews';
const knexOf = (table: string) => app.strapi.db.connection(table);
const rowOf = async (id: number) => (await knexOf('distributor_registries').where({ id }).first()) as Json;
const stage = (id: number, input: Json, who = support): Promise<Answer<One>> =>
  who.put<One>(`/companies/distributor-registry-stages/${id}`, input);
const interviewed = async (rfc = newRfc()) => {
  const prospect = await submitted(kit, rfc);
  const opened = await support.post<One>(path, { distributor_registry_id: prospect.id });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  return prospect;
};

beforeAll(async () => {
  app = await boot();
  support = await app.asStaff('soporte');
  const idOf = async (table: string, where: object): Promise<number> =>
    ((await knexOf(table).where(where).first('id')) as { id: number }).id;
  kit = { app, support, idOf };
  [branch, salesman] = [
    await idOf('branches', { code: 'MTY' }),
    await idOf('up_users', { email: 'vendedor@demo.test' }),
  ];
});

describe('prospects', () => {
  test('are listed and opened by the one id that a registration has [PC-PROSPECT-001] [PC-PROSPECT-013]', async () => {
    const { id, rfc } = await submitted(kit);
    const found = await support.get<{ data: Json[] }>(`${path}?omniSearchQuery=${rfc}`);
    expect(found.body.data).toMatchObject([{ id, rfc, stage: 'submitted' }]);
    const opened = await support.post<One>(path, { distributor_registry_id: id });
    expect(opened.body.data).toMatchObject({ id, distributor_registry_id: id, stage: 'interview' });
    const [paper] = opened.body.data.registry_documents as [{ file_id: number }];
    const read = (who: Client, door: string) =>
      fetch(`${app.url}${door}/private-files/${paper.file_id}`, { headers: { Authorization: `Bearer ${who.token}` } });
    expect((await read(support, '/kernel')).status).toBe(200);
    expect((await read(await app.as('distribuidor'), '/api')).status).toBe(404);
    const stranger = client(app.url, (await givenPerson(app, { role: 'storeman' })).token);
    expect((await read(stranger, '/api')).status).toBe(404);
    const put = await support.put<One>(`${path}/${id}`, { distributor_registry_id: id, insights: 'Compra para obra' });
    expect(put.body.data).toMatchObject({ insights: 'Compra para obra' });
    expectRefused(await support.post(path, { distributor_registry_id: id }), { stage: /./ });
  });

  test('are changed one section at a time, refused by section [PC-PROSPECT-014] [PC-PROSPECT-004] [PC-PROSPECT-005] [PC-PROSPECT-006] [PC-PROSPECT-007] [PC-PROSPECT-008]', async () => {
    const { id } = await submitted(kit);
    const url = `/companies/distributor-registries/${id}`;
    expect((await support.put<One>(url, { registry: { tradename: 'Otro nombre' } })).body.data.tradename).toBe(
      'Otro nombre',
    );
    expect((await support.put<One>(url, { fiscal: { zip_code: '64010' } })).body.data.zip_code).toBe('64010');
    expect(
      (await support.put<One>(url, { reference: [{ name: 'Nueva', telephone: '81 1111 2222' }] })).body.data
        .commercial_references,
    ).toMatchObject([{ name: 'Nueva' }]);
    const address = {
      street: 'Hidalgo',
      exterior_number: '5',
      zip_code: '64000',
      colony: 'Centro',
      state: 'Nuevo León',
    };
    expect((await support.put<One>(url, { addresses: [address] })).body.data.addresses).toMatchObject([
      { street: 'Hidalgo' },
    ]);
    expectRefused(await support.put(url, { fiscal: { rfc: 'XXX' } }), { 'fiscal.rfc': 'El RFC no es válido' });
    expect((await support.put<One>(url, { main_brands: 'Varias' })).body.data.main_brands).toBe('Varias');
  });

  test('are nobody’s but the house’s, and a salesman’s are not another’s', async () => {
    const { id } = await submitted(kit);
    const calls: [keyof Pick<Client, 'get' | 'put' | 'post' | 'delete'>, string, object][] = [
      ['get', `/api/distributor-registry-interviews/${id}`, {}],
      ['put', `/api/distributor-registries/${id}`, { insights: 'x' }],
      ['put', `/api/distributor-registry-attentions/${id}`, { attention: 'attended' }],
      ['put', `/api/distributor-registry-third-party-redirects/${id}`, { sub_wholesaler: 'x' }],
      ['put', `/api/distributor-registry-company-inheritances/${id}`, { company_id: 1 }],
      ['put', `/api/distributor-registry-company-inheritance-confirmations/${id}`, {}],
      ['post', '/api/distributor-registry-interview-restaurations', { distributor_registry_id: id }],
      ['post', '/api/distributor-registry-interviews', { distributor_registry_id: id }],
      ['delete', `/api/distributor-registry-interviews/${id}`, {}],
    ];
    for (const account of ['distribuidor', 'otro', 'secundario', 'instalador', 'almacen']) {
      const who = await app.as(account);
      for (const [method, url, body] of calls) {
        const { status } = method === 'get' ? await who.get(url) : await who[method](url, body);
        expect([403, 404], `${account} ${method} ${url}: ${status}`).toContain(status);
      }
    }
    for (const [method, url, body] of calls)
      expect((method === 'get' ? await app.anonymous.get(url) : await app.anonymous[method](url, body)).status).toBe(
        401,
      );
    await support.put(`/companies/distributor-registry-attentions/${id}`, { attended_by_id: salesman });
    const stranger = client(app.url, (await givenPerson(app, { role: 'salesman' })).token);
    expect((await stranger.get(`/api/distributor-registry-interviews/${id}`)).status).toBe(404);
    expect((await stranger.put(`/api/distributor-registries/${id}`, { insights: 'x' })).status).toBe(404);
    expect(
      (
        await stranger.post('/api/distributor-registry-interview-calls', {
          distributor_registry_id: id,
          outcome: 'answered',
        })
      ).status,
    ).toBe(422);
    const own = await app.as('vendedor');
    expect((await own.get(`/api/distributor-registry-interviews/${id}`)).status).toBe(200);
    const opened = await stage(id, { stage: 'interview' });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    const may = await own.put(`/api/distributor-registry-stages/${id}`, {
      stage: 'accepted',
      price_level: 6,
      branch_id: branch,
      salesman_id: salesman,
    });
    expect(may.status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ stage: 'interview', insights: null, company_id: null });
  });

  test('are redirected, told by mail, and restored [PC-PROSPECT-015] [PC-PROSPECT-016]', async () => {
    const { id, email } = await submitted(kit);
    expectRefused(await support.put(`/companies/distributor-registry-third-party-redirects/${id}`, {}), {
      sub_wholesaler: /obligatorio/,
    });
    const sent = await support.put<One>(`/companies/distributor-registry-third-party-redirects/${id}`, {
      sub_wholesaler: 'Submayorista del Norte',
    });
    expect(sent.body.data).toMatchObject({ stage: 'redirected', sub_wholesaler: 'Submayorista del Norte' });
    await app.settle();
    expect(JSON.stringify(await knexOf('mails').where({ recipient: email }))).toContain('Submayorista del Norte');
    const back = await support.post<One>('/companies/distributor-registry-interview-restaurations', {
      distributor_registry_id: id,
    });
    expect(back.body.data).toMatchObject({ stage: 'submitted', sub_wholesaler: null });
    expectRefused(
      await support.post('/companies/distributor-registry-interview-restaurations', { distributor_registry_id: id }),
      { stage: /./ },
    );
    expect((await support.delete(`${path}/${id}`, { reason: 'No vende' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: 'discarded', reason: 'No vende' });
  });

  test('have who attends them and how far they got [PC-PROSPECT-017] [PC-PROSPECT-010]', async () => {
    const { id } = await submitted(kit);
    const url = `/companies/distributor-registry-attentions/${id}`;
    expect((await support.put<One>(url, { attention: 'contacted', attended_by_id: salesman })).body.data).toMatchObject(
      {
        attention: 'contacted',
        attended_by_id: salesman,
      },
    );
    expectRefused(await support.put(url, { attention: 'quizá' }), { attention: /./ });
    expectRefused(await support.put(url, { attended_by_id: 2_000_000_000 }), { attended_by_id: 'No existe' });
  });
});

describe('calls', () => {
  test('are scheduled, told to the applicant and remembered in time [PC-PROSPECT-002] [PC-PROSPECT-012]', async () => {
    const { id, email } = await submitted(kit);
    await support.put(`/companies/distributor-registry-attentions/${id}`, { attended_by_id: salesman });
    const url = '/companies/distributor-registry-interview-call-schedules';
    const at = new Date(Date.now() + 10 * 60_000).toISOString();
    expectRefused(await support.post(url, { distributor_registry_id: id, scheduled_at: '2020-01-01T10:00:00Z' }), {
      scheduled_at: 'Elige una fecha y hora por venir',
    });
    expect((await support.get<{ data: Json[] }>(`${url}?distributor_registry_id=${id}`)).body.data).toEqual([]);
    const made = await support.post<One>(url, {
      distributor_registry_id: id,
      scheduled_at: at,
      note: 'Preguntar por marcas',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await support.get<One>(`${path}/${id}`)).body.data.next_call_at).toBe(at);
    await app.settle();
    expect(await knexOf('mails').where({ recipient: email, subject: 'Agendamos tu entrevista' })).toHaveLength(1);
    const reminders = () =>
      knexOf('mails').where({ recipient: 'vendedor@demo.test' }).whereLike('subject', 'Llamada a las%');
    await app.runDue('companies.remind-calls');
    expect(await reminders()).toHaveLength(1);
    // Each minute, and told once.
    await app.runDue('companies.remind-calls');
    expect(await reminders()).toHaveLength(1);
  });

  test('are logged, and what came of one is how far somebody got [PC-PROSPECT-003] [PC-PROSPECT-011]', async () => {
    const { id } = await submitted(kit);
    const url = '/companies/distributor-registry-interview-calls';
    expectRefused(await support.post(url, { distributor_registry_id: id }), { outcome: /./ });
    expect((await support.post(url, { distributor_registry_id: id, outcome: 'no_answer' })).status).toBe(201);
    expect(await rowOf(id)).toMatchObject({ attention: 'no_answer' });
    await support.post(url, { distributor_registry_id: id, outcome: 'answered', minutes: 12, note: 'Interesado' });
    expect(await rowOf(id)).toMatchObject({ attention: 'contacted' });
    const log = await support.get<{ data: Json[] }>(`${url}?distributor_registry_id=${id}`);
    expect(log.body.data.map(({ outcome }) => outcome)).toEqual(['answered', 'no_answer']);
    await support.delete(`${path}/${id}`);
    expectRefused(await support.post(url, { distributor_registry_id: id, outcome: 'busy' }), {
      distributor_registry_id: 'Este prospecto ya no está en proceso',
    });
    expect((await support.get<{ data: Json[] }>(`${url}?distributor_registry_id=${id}`)).body.data).toHaveLength(2);
  });
});

describe('inheritance', () => {
  test('is proposed, has to be confirmed, and then decides level, branch and salesman [PC-PROSPECT-009] [PC-PROSPECT-018] [PC-PROSPECT-019] [PC-COMPANY-008]', async () => {
    const { id } = await interviewed();
    const search = await support.get<{ data: { id: number; price_level: number; name: string }[] }>(
      '/companies/company-search?omniSearchQuery=tecnologia%20norte',
    );
    expect(search.body.data.map(({ name }) => name)).toEqual(['Sistemas y Tecnología del Norte SA de CV']);
    const { id: company, price_level: level } = search.body.data[0]!;
    const [propose, confirm] = ['inheritances', 'inheritance-confirmations'].map(
      (each) => `/companies/distributor-registry-company-${each}/${id}`,
    ) as [string, string];
    expectRefused(await support.put(confirm, {}), {
      inherits_company_id: 'Este prospecto no hereda de ninguna empresa',
    });
    expectRefused(await support.put(propose, { company_id: 2_000_000_000 }), { company_id: 'No existe' });
    expect(
      (await support.put<One>(propose, { company_id: company, note: 'Cambió de razón social' })).body.data,
    ).toMatchObject({ inherits_company_id: company, inheritance_confirmed_at: null });
    const terms = { stage: 'accepted', price_level: 1 };
    const unconfirmed = { inherits_company_id: 'La herencia de condiciones todavía no está confirmada' };
    expectRefused(await stage(id, terms), unconfirmed);
    expect((await support.put<One>(confirm, {})).body.data.inheritance_confirmed_by).toBeTruthy();
    const done = await stage(id, terms);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const made = (await knexOf('companies')
      .where({ id: Number(done.body.data.company_id) })
      .first()) as Json;
    const from = (await knexOf('companies').where({ id: company }).first()) as Json;
    expect(made).toMatchObject({ price_level: level, salesman_id: from.salesman_id });
    await support.put(propose, { company_id: null });
    expect((await rowOf(id)).inherits_company_id).toBe(company);
  });
});

describe('acceptance', () => {
  const terms = () => ({ stage: 'accepted', price_level: 3, branch_id: branch, salesman_id: salesman });

  test('makes company, fiscal data, address, account and welcome in one; its owner logs in and buys at its level', async () => {
    const { id, rfc, email } = await interviewed();
    const { status, body } = await stage(id, terms());
    expect(status, JSON.stringify(body)).toBe(200);
    const company = Number(body.data.company_id);
    expect(await knexOf('companies').where({ id: company }).first()).toMatchObject({
      rfc,
      price_level: 3,
      salesman_id: salesman,
      status: 1,
    });
    expect(await knexOf('company_fiscal_datas').where({ company_id: company }).first()).toMatchObject({
      rfc,
      zip_code: '64000',
    });
    expect(await knexOf('company_addresses').where({ company_id: company })).toMatchObject([
      { street: 'Juárez', main_address: 1 },
    ]);
    expect(await knexOf('companies_branch_lnk').where({ company_id: company }).first()).toMatchObject({
      branch_id: branch,
    });
    const user = Number(body.data.user_id);
    const { url } = (
      await (await app.asStaff('admin')).post<{ data: { url: string } }>('/people/password-links', { user_id: user })
    ).body.data;
    const password = 'Una-Clave-Larga-1';
    const { body: session } = await app.anonymous.post<{ jwt: string }>('/api/auth/reset-password', {
      code: new URL(url).searchParams.get('code'),
      password,
      passwordConfirmation: password,
    });
    const me = await client(app.url, session.jwt).get<{ data: Json }>('/api/user');
    expect(me.body.data).toMatchObject({ email, audience: 'buyer', company: { id: company, price_level: 3 } });
    await app.settle();
    const mails = (await knexOf('mails').where({ recipient: email })) as { subject: string }[];
    expect(JSON.stringify(mails)).toContain('Bienvenid');
    expect(JSON.stringify(mails)).not.toContain('reset-password?code');
    expectRefused(await stage(id, terms()), { stage: /./ });
  });

  test('of two at once, one makes a company', async () => {
    const { id, rfc } = await interviewed();
    const answers = await Promise.all([stage(id, terms()), stage(id, { ...terms(), current_stage: 'interview' })]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    expect(await knexOf('companies').where({ rfc })).toHaveLength(1);
  });

  test('that fails at its account leaves no company, no fiscal data and no address', async () => {
    const { id, rfc, email } = await interviewed();
    await givenPerson(app, { fields: { email, username: email } });
    const before = Number(((await knexOf('companies').count({ n: '*' })) as { n: number }[])[0]!.n);
    expectRefused(await stage(id, terms()), { email: 'Este correo ya tiene una cuenta' });
    expect(Number(((await knexOf('companies').count({ n: '*' })) as { n: number }[])[0]!.n)).toBe(before);
    expect(await knexOf('company_fiscal_datas').where({ rfc })).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ stage: 'interview', company_id: null });
  });

  test('needs a branch and a salesman who is one', async () => {
    const { id } = await interviewed();
    expectRefused(await stage(id, { stage: 'accepted', branch_id: branch }), { salesman_id: /obligatorio/ });
    const buyer = await kit.idOf('up_users', { email: 'distribuidor@demo.test' });
    expectRefused(await stage(id, { ...terms(), salesman_id: buyer }), { salesman_id: 'Elige a un vendedor' });
    expectRefused(await stage(id, { ...terms(), price_level: 7 }), { price_level: /menor o igual a 6/ });
    expect((await rowOf(id)).stage).toBe('interview');
  });
});
