import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';

type Json = Record<string, unknown>;
type Opened = { data: { jwt: string; refreshToken: string; ends_at: string; name: string } };

let app: TestApp;
let salesman: Client;
let buyer: { id: number; company: number };
const knexOf = (table: string) => app.strapi.db.connection(table);
const idOf = async (email: string): Promise<number> =>
  ((await knexOf('up_users').where({ email }).first('id')) as { id: number }).id;
const act = (user_id: number, who = salesman, headers: Record<string, string> = {}): Promise<Answer<Opened>> =>
  who.post<Opened>('/api/user-impersonations', { user_id, reason: 'Ayuda por teléfono' }, headers);
const statusOf = async (jwt: string): Promise<number> => (await client(app.url, jwt).get('/api/user')).status;

beforeAll(async () => {
  app = await boot();
  salesman = await app.as('vendedor');
  const me = (await (await app.as('distribuidor')).get<{ data: { id: number; company: { id: number } } }>('/api/user'))
    .body.data;
  buyer = { id: me.id, company: me.company.id };
});

describe('acting in somebody’s name', () => {
  test('names both in the session, the audit and the list of who did it to whom, which finds them by name [SF-AUTH-001]', async () => {
    const opened = await act(buyer.id);
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    const acting = client(app.url, opened.body.data.jwt);
    const me = (await acting.get<{ data: Json }>('/api/user')).body.data;
    expect(me).toMatchObject({
      id: buyer.id,
      audience: 'buyer',
      impersonated_by: { id: await idOf('vendedor@demo.test') },
    });
    const { id: product } = await givenProduct(app, { stock: { MTY: 5 } });
    expect((await acting.post('/api/cart-details', { product_id: product, quantity: 1 })).status).toBe(200);
    await acting.post('/api/address-book-details', {
      nombre: 'Cliente',
      street: 'Calle',
      exterior_number: '1',
      zip_code: '64000',
      telephone: '8112345678',
      colony: 'Monterrey Centro',
      state: 'Nuevo León',
    });
    const entry = (await knexOf('audit_entries')
      .where({ actor_id: buyer.id, actor_kind: 'person' })
      .orderBy('id', 'desc')
      .first()) as Json;
    expect(entry).toMatchObject({ model_type: 'address-book-details', on_behalf_id: await idOf('vendedor@demo.test') });
    const list = await (await app.asStaff('soporte')).get<{ data: Json[] }>('/companies/impersonations');
    expect(list.body.data[0]).toMatchObject({
      user_id: buyer.id,
      staff_name: 'Mariana Treviño Lozano',
      user_name: expect.stringMatching(/^Laura Villarreal/) as string,
      reason: 'Ayuda por teléfono',
      ended_at: null,
    });
    const byName = await (
      await app.asStaff('soporte')
    ).get<{ data: Json[] }>('/companies/impersonations?omniSearchQuery=Laura Villarreal');
    expect(byName.body.data[0]).toMatchObject({ user_id: buyer.id });
    expect(JSON.stringify(list.body)).not.toContain(opened.body.data.jwt);
  });

  test('ends by its end: tokens and renewals open nothing any more, and the owner’s own session goes on', async () => {
    const { jwt, refreshToken } = (await act(buyer.id)).body.data;
    expect((await client(app.url, jwt).post('/api/user-impersonation-ends', {})).status).toBe(200);
    await expect.poll(() => statusOf(jwt), { timeout: 8_000 }).toBe(401);
    expect((await app.anonymous.post('/api/auth/refresh', { refreshToken })).status).toBe(401);
    expect((await (await app.as('distribuidor')).get('/api/user')).status).toBe(200);
    expect(await knexOf('impersonations').orderBy('id', 'desc').first()).toMatchObject({ user_id: buyer.id });
    expect(((await knexOf('impersonations').orderBy('id', 'desc').first()) as Json).ended_at).not.toBeNull();
    expect((await (await app.as('distribuidor')).post('/api/user-impersonation-ends', {})).status).toBe(404);
  });

  test('lasts an hour at most, however often it is renewed', async () => {
    const { refreshToken, ends_at: endsAt } = (await act(buyer.id)).body.data;
    expect(new Date(endsAt).getTime() - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    const row = (await knexOf('strapi_sessions').whereNotNull('metadata').orderBy('id', 'desc').first()) as Json;
    expect(new Date(row.absolute_expires_at as string).getTime()).toBeLessThanOrEqual(new Date(endsAt).getTime());
    const renewed = (await app.anonymous.post<{ jwt: string }>('/api/auth/refresh', { refreshToken })).body;
    expect(await statusOf(renewed.jwt)).toBe(200);
    const last = (await knexOf('strapi_sessions').whereNotNull('metadata').orderBy('id', 'desc').first()) as Json;
    expect(new Date(last.absolute_expires_at as string).getTime()).toBeLessThanOrEqual(new Date(endsAt).getTime());
  });

  test('ends within seconds with the rights of whoever acts', async () => {
    const staff = await givenPerson(app, { role: 'salesman' });
    const { id: company } = (
      await (
        await app.asStaff('soporte')
      ).post<{ data: { id: number } }>('/companies/company-distributors', {
        business_name: 'Atendida SA',
        salesman_id: staff.id,
      })
    ).body.data;
    const owner = await givenPerson(app, { companyId: company });
    const { jwt } = (await act(owner.id, client(app.url, staff.token))).body.data;
    expect(await statusOf(jwt)).toBe(200);
    await app.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: staff.id }, data: { blocked: true } });
    await expect.poll(() => statusOf(jwt), { timeout: 10_000 }).toBe(401);
  });

  test('reaches nothing that a password guards, and nobody further', async () => {
    const acting = client(app.url, (await act(buyer.id)).body.data.jwt);
    const password = 'Otra-Clave-Larga-2';
    const change = { currentPassword: 'Mayorista-2026', password, passwordConfirmation: password };
    expect((await acting.post('/api/auth/change-password', change)).status).toBe(403);
    expect((await act(await idOf('otro@demo.test'), acting)).status).toBe(403);
    expect((await acting.post('/api/secondary-users', { name: 'X', email: 'puerta@prueba.test' })).status).toBe(403);
    expect(await knexOf('up_users').where({ email: 'puerta@prueba.test' })).toEqual([]);
    expect(
      (await acting.put(`/api/secondary-user-configs/${buyer.company}`, { secondary_user_markup: 50 })).status,
    ).toBe(403);
  });

  test('is not for whom one does not attend, the house, the blocked, or those who may not', async () => {
    const stranger = client(app.url, (await givenPerson(app, { role: 'salesman' })).token);
    const before = await knexOf('impersonations').count({ n: '*' });
    const refused = { unauthorized_impersonation: 'No puedes actuar en nombre de esta persona' };
    expectRefused(await act(buyer.id, stranger), refused);
    for (const email of ['almacen@demo.test', 'vendedor@demo.test', 'agente@demo.test', 'instalador@demo.test'])
      expectRefused(await act(await idOf(email)), refused);
    const blocked = await givenPerson(app, { companyId: buyer.company, fields: { blocked: true } });
    expectRefused(await act(blocked.id), refused);
    const both = await givenPerson(app, { role: 'employee', companyId: buyer.company });
    expectRefused(await act(both.id), refused);
    for (const account of ['distribuidor', 'secundario', 'otro', 'almacen', 'instalador'])
      expect((await act(buyer.id, await app.as(account))).status, account).toBe(403);
    expect((await act(buyer.id, app.anonymous)).status).toBe(401);
    expect((await act(buyer.id, salesman, { 'Idempotency-Key': 'una-clave-de-prueba' })).status).toBe(403);
    expect(await knexOf('impersonations').count({ n: '*' })).toEqual(before);
  });
});

describe('the franchise migration', () => {
  type Asked = {
    data: {
      assigned_branch: { id: number } | null;
      branches: { id: number }[];
      salesman: Json | null;
      banks: Json[];
    } | null;
  };
  const waiting = async (): Promise<{ company: number; owner: Client; branch: number }> => {
    const support = await app.asStaff('soporte');
    const [{ id: branch }] = (await knexOf('branches').where({ status: 1 }).limit(1)) as [{ id: number }];
    const made = await support.post<{ data: { id: number } }>('/companies/company-distributors', {
      business_name: 'Por migrar SA',
      branch,
      salesman_id: await idOf('vendedor@demo.test'),
    });
    const company = made.body.data.id;
    const asked = await support.post('/companies/franchise-migrations', { company_id: company });
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    return { company, branch, owner: client(app.url, (await givenPerson(app, { companyId: company })).token) };
  };
  const path = '/api/user-franchise-migrations';

  test('shows branch, salesman, branches and accounts until it is confirmed, with another branch asked for [SF-FRANCHISE-002] [SF-FRANCHISE-003] [SF-FRANCHISE-007] [SF-FRANCHISE-009] [SF-FRANCHISE-010]', async () => {
    const { company, owner, branch } = await waiting();
    const { body } = await owner.get<Asked>(path);
    expect(body.data).toMatchObject({ assigned_branch: { id: branch }, salesman: { email: 'vendedor@demo.test' } });
    const other = body.data!.branches.find(({ id }) => id !== branch)!.id;
    expectRefused(await owner.post(path, { hasConfirmed: false }), { hasConfirmed: /./ });
    expectRefused(await owner.post(path, { hasConfirmed: true, requestedBranchId: 2_000_000_000 }), {
      requestedBranchId: 'No existe',
    });
    expect((await owner.get<Asked>(path)).body.data).not.toBeNull();
    expect((await owner.post(path, { hasConfirmed: true, requestedBranchId: other })).status).toBe(200);
    expect((await owner.get<Asked>(path)).body.data).toBeNull();
    expect(await knexOf('franchise_migrations').where({ company_id: company }).first()).toMatchObject({
      requested_branch_id: other,
    });
    expectRefused(await owner.post(path, { hasConfirmed: true }), { _general: 'Ya confirmaste tu sucursal' });
  });

  test('asks for no branch where none is chosen, and is nobody else’s to confirm', async () => {
    const { company, owner } = await waiting();
    const secondary = client(app.url, (await givenPerson(app, { role: 'secondary_user', companyId: company })).token);
    expect((await secondary.get<Asked>(path)).body.data).toBeNull();
    expect((await secondary.post(path, { hasConfirmed: true })).status).toBe(404);
    expect((await (await app.as('otro')).post(path, { hasConfirmed: true })).status).toBe(404);
    expect((await owner.post(path, { hasConfirmed: true, requestedBranchId: '' })).status).toBe(200);
    expect(await knexOf('franchise_migrations').where({ company_id: company }).first()).toMatchObject({
      requested_branch_id: null,
    });
    expect((await (await app.as('distribuidor')).get<Asked>(path)).body.data).toBeNull();
  });
});

describe('the desk of a company', () => {
  test('shows data, people, papers and what other areas know, to whom each may be shown', async () => {
    const support = await app.asStaff('soporte');
    const discount = { company_id: buyer.company, discount: '7.5' };
    const { status } = await support.post('/pricing/company-discount-confs', discount);
    expect(status).toBe(201);
    const shown = await support.get<{ data: Json & { parts: { key: string; total: number }[]; people: Json[] } }>(
      `/companies/company-overviews/${buyer.company}`,
    );
    expect(shown.body.data).toMatchObject({ company: { id: buyer.company } });
    expect(shown.body.data.people.length).toBeGreaterThan(1);
    expect(shown.body.data.parts.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['credit-lines', 'sale-orders', 'distributor-quotations', 'incidences']),
    );
    expect(shown.body.data.parts).toContainEqual(
      expect.objectContaining({
        key: 'company-discounts',
        page: null,
        rows: [expect.objectContaining({ text: 'Todas las marcas: 7.5 %' }) as object],
      }),
    );
    expect(shown.body.data.parts).toContainEqual(
      expect.objectContaining({ key: 'sale-orders', page: '/plugins/sales/pedidos' }),
    );
    const newcomer = await support.post<{ data: { id: number } }>('/companies/company-distributors', {
      business_name: 'Recién Llegada SA',
    });
    const nothing = await support.get<typeof shown.body>(`/companies/company-overviews/${newcomer.body.data.id}`);
    expect(nothing.body.data.parts.map(({ key }) => key)).toEqual(shown.body.data.parts.map(({ key }) => key));
    expect(nothing.body.data.parts.filter(({ total }) => total > 0)).toEqual([]);
    const note = { modelType: 'company', modelId: String(buyer.company), body: 'Prefiere que le llamen por la tarde' };
    expect((await support.post('/kernel/comments', note)).status).toBe(201);
    const notes = await support.get<{ data: Json[] }>(`/kernel/comments?modelType=company&modelId=${buyer.company}`);
    expect(notes.body.data).toMatchObject([{ body: note.body }]);
    const marketing = await app.asStaff('marketing');
    const less = await marketing.get<{ data: { documents: Json[]; changes: Json[]; parts: { key: string }[] } }>(
      `/companies/company-overviews/${buyer.company}`,
    );
    expect([less.status, less.body.data.changes]).toEqual([200, []]);
    const keys = less.body.data.parts.map(({ key }) => key);
    expect(keys).toContain('company-discounts');
    for (const key of ['credit-lines', 'distributor-quotations', 'incidences']) expect(keys).not.toContain(key);
    const stranger = client(app.url, (await givenPerson(app, { role: 'salesman' })).token);
    expect((await stranger.get(`/api/company-overviews/${buyer.company}`)).status).toBe(404);
    expect((await (await app.as('distribuidor')).get(`/api/company-overviews/${buyer.company}`)).status).toBe(403);
  });

  test('hands a salesman’s companies to another, who is one, and writes it into the history of each', async () => {
    const support = await app.asStaff('soporte');
    const [from, to] = [await givenPerson(app, { role: 'salesman' }), await givenPerson(app, { role: 'salesman' })];
    const ids: number[] = [];
    for (const name of ['Primera SA', 'Segunda SA']) {
      const made = await support.post<{ data: { id: number } }>('/companies/company-distributors', {
        business_name: name,
        salesman_id: from.id,
      });
      ids.push(made.body.data.id);
    }
    const hand = (more: object, who = support) =>
      who.post<{ data: { moved: number } }>('/companies/company-handovers', more);
    const owners = async () =>
      (
        (await knexOf('companies').whereIn('id', ids).orderBy('id').select('salesman_id')) as { salesman_id: number }[]
      ).map(({ salesman_id: id }) => id);
    expectRefused(await hand({ from_salesman_id: from.id, to_salesman_id: buyer.id }), {
      to_salesman_id: 'Elige a un vendedor',
    });
    expectRefused(await hand({ from_salesman_id: from.id, to_salesman_id: from.id }), {
      to_salesman_id: 'Elige a otro vendedor',
    });
    const foreign = { from_salesman_id: from.id, to_salesman_id: to.id, company_ids: [ids[0], buyer.company] };
    expectRefused(await hand(foreign), { company_ids: 'Alguna de estas empresas ya no es de ese vendedor' });
    expect((await (await app.as('vendedor')).post('/api/company-handovers', foreign)).status).toBe(403);
    expect(await owners()).toEqual([from.id, from.id]);
    expect((await hand({ from_salesman_id: from.id, to_salesman_id: to.id })).body.data.moved).toBe(2);
    expect(await owners()).toEqual([to.id, to.id]);
    const entries = await knexOf('audit_entries').where({ action: 'handed-over' }).whereIn('model_id', ids.map(String));
    expect(entries).toHaveLength(2);
  });
});
