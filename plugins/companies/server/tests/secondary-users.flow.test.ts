import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, clock, demoPassword, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Person {
  readonly id: number;
  readonly email: string;
  readonly status: string;
  readonly can_login: boolean;
}
type One = { data: Person & Record<string, unknown> };
type List = { data: Person[]; total: number };

let app: TestApp;
let owner: Client;
let other: Client;
let company: number;
let sequence = 0;
const mailed: { to: string; text: string }[] = [];
const path = '/api/secondary-users';
const password = 'Una-Clave-Larga-1';

beforeAll(async () => {
  app = await boot();
  [owner, other] = [await app.as('distribuidor'), await app.as('otro')];
  company = (await owner.get<{ data: { company: { id: number } } }>('/api/user')).body.data.company.id;
  const email = app.strapi.plugins.email as unknown as { provider: { send: (mail: never) => Promise<unknown> } };
  const { send } = email.provider;
  email.provider.send = (mail) => {
    mailed.push(mail);
    return send(mail);
  };
});

const invite = async (more: object = {}): Promise<Person> => {
  const [email] = [`invitado-${++sequence}@prueba.test`, await app.strapi.db.connection('spent_costs').delete()];
  const { status, body } = await owner.post<One>(path, { name: 'Rosa', paternal_surname: 'Lara', email, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};

/** The code of an invitation. In services mode another process sends the mail: the super administrator makes the same link. */
const codeOf = async ({ id, email }: Person): Promise<string> => {
  await app.settle();
  const text = mailed.filter(({ to }) => to === email).at(-1)?.text ?? (await linkOf(id));
  return /reset-password\?code=(\S+)/.exec(text)?.[1] ?? '';
};
const linkOf = async (id: number): Promise<string> =>
  (await (await app.asStaff('admin')).post<{ data: { url: string } }>('/people/password-links', { user_id: id })).body
    .data.url;
const twice = (secret: string) => ({ password: secret, passwordConfirmation: secret });
const accept = (code: string, secret = password) =>
  app.anonymous.post<{ jwt: string }>('/api/auth/reset-password', { code, ...twice(secret) });
const logIn = (email: string) =>
  app.anonymous.post<{ jwt: string }>('/api/auth/local', { identifier: email, password });
const joined = async (more: object = {}): Promise<{ person: Person; who: Client }> => {
  const person = await invite(more);
  const { body } = await accept(await codeOf(person));
  return { person, who: client(app.url, body.jwt) };
};
const entryOf = async (id: number) =>
  (await app.strapi.db.connection('secondary_users').where({ user_id: id }).first()) as Record<string, unknown>;

describe('an invitation', () => {
  test('is mailed, sets the first password once and lets in whom the company invited [SF-SECONDARY-001]', async () => {
    const person = await invite();
    expect(person).toMatchObject({ status: 'invited', can_login: true });
    await app.settle();
    const code = await codeOf(person);
    expect((await logIn(person.email)).status).toBe(400);
    const first = await accept(code);
    expect(first.status).toBe(200);
    const { body } = await client(app.url, first.body.jwt).get<{ data: Record<string, unknown> }>('/api/user');
    expect(body.data).toMatchObject({ audience: 'secondary', roles: ['secondary_user'], company: { id: company } });
    expectRefused(await accept(code, 'Otra-Clave-Larga-2'), { code: /ya se usó o venció/ });
    expect((await logIn(person.email)).status).toBe(200);
    expect((await owner.get<One>(`${path}/${person.id}`)).body.data.status).toBe('active');
    const again = await owner.put(`/api/secondary-user-invitations/${person.id}`);
    expectRefused(again, { _general: 'Este usuario ya aceptó la invitación' });
  });

  test('of somebody named with HTML is a text: no mail carries it as anything else', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const person = await invite({ name });
    await app.settle();
    expect((await owner.get<One>(`${path}/${person.id}`)).body.data).toMatchObject({ person: { name } });
    const [mail] = (await app.strapi.db.connection('mails').where({ recipient: person.email })) as { html: unknown }[];
    expect(mail).toMatchObject({ html: null });
    for (const sent of mailed.filter(({ to }) => to === person.email)) expect(sent).not.toHaveProperty('html');
  });

  test('stands in no row, and ends after its hours', async () => {
    const person = await invite();
    const code = await codeOf(person);
    const kept = JSON.stringify([
      await app.strapi.db.connection('mails').where({ recipient: person.email }),
      await app.strapi.db.connection('jobs').where('name', 'companies.send-invitation'),
    ]);
    expect(kept).toContain('Invitación');
    expect(kept).not.toContain(code);
    clock.at(new Date(Date.now() + 73 * 3_600_000).toISOString());
    try {
      expectRefused(await accept(code), { code: /venció/ });
    } finally {
      clock.run();
    }
  });

  test('of an address that has an account is refused, and nothing is made', async () => {
    const before = (await owner.get<List>(path)).body.total;
    expectRefused(await owner.post(path, { name: 'Rosa', email: 'OTRO@demo.test' }), {
      email: 'Este correo ya tiene una cuenta',
    });
    expectRefused(await owner.post(path, { name: ' ', email: 'nada', may_buy: 'sí' }), {
      name: /obligatorio/,
      email: 'El correo no es válido',
      may_buy: /./,
    });
    expect((await owner.get<List>(path)).body.total).toBe(before);
  });

  test('of two at once with one address, one goes out', async () => {
    const body = { name: 'Rosa', email: `dos-${++sequence}@prueba.test` };
    const answers = await Promise.all([owner.post(path, body), owner.post(path, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('that buys without seeing prices is refused and leaves no account', async () => {
    const email = `ciego-${++sequence}@prueba.test`;
    expectRefused(await owner.post(path, { name: 'Rosa', email, may_see_prices: false }), {
      may_buy: 'Para esto tiene que ver precios',
      may_quote: /./,
      may_approve: /./,
    });
    expect(await app.strapi.db.connection('up_users').where({ email })).toEqual([]);
  });
});

describe('who may', () => {
  test('another company, its own people and visitors find none of it, whatever they call [SF-SECONDARY-005]', async () => {
    const person = await invite();
    const before = await entryOf(person.id);
    const calls: [keyof Pick<Client, 'put' | 'delete'>, string, object][] = [
      ['put', `${path}/${person.id}`, { may_buy: false }],
      ['delete', `${path}/${person.id}`, {}],
      ['put', `/api/secondary-user-can-login-permits/${person.id}`, { can_login: false }],
      ['put', `/api/secondary-user-invitations/${person.id}`, {}],
      ['put', `/api/disabled-secondary-users/${person.id}`, {}],
      ['put', `/api/secondary-user-configs/${company}`, { secondary_user_markup: 50 }],
    ];
    const askers: [string, Client, number][] = [
      ['otra empresa', other, 404],
      ['secundario', await app.as('secundario'), 403],
      ['instalador', await app.as('instalador'), 403],
      ['almacén', await app.as('almacen'), 403],
      ['visitante', app.anonymous, 401],
    ];
    for (const [name, who, expected] of askers) {
      for (const [method, url, body] of calls)
        expect((await who[method](url, body)).status, `${name} ${method} ${url}`).toBe(expected);
      expect((await who.get(`${path}/${person.id}`)).status, name).toBe(expected);
      expect((await who.get(`/api/secondary-user-activities?user_id=${person.id}`)).status, name).toBe(expected);
    }
    expect((await other.get<List>(`${path}?per_page=100`)).body.data.map(({ id }) => id)).not.toContain(person.id);
    expect((await other.get<List>(`${path}?company_id=${company}`)).body.total).toBe(0);
    expectRefused(await other.post(path, { name: 'Rosa', email: 'ajeno@prueba.test', company_id: company }), {
      company_id: 'No existe',
    });
    expect(await entryOf(person.id)).toEqual(before);
  });

  test('nobody who is no secondary user is changed: not the owner, not staff', async () => {
    const { id } = (await owner.get<One>('/api/user')).body.data;
    expect((await owner.delete(`${path}/${id}`)).status).toBe(404);
    const staff = (await app.strapi.db.connection('up_users').where({ email: 'vendedor@demo.test' }).first('id')) as {
      id: number;
    };
    expect((await owner.delete(`${path}/${staff.id}`)).status).toBe(404);
    expect((await owner.get('/api/user')).status).toBe(200);
  });

  test('support looks after those of a company that it names', async () => {
    const support = await app.asStaff('soporte');
    const person = await support.post<One>('/companies/secondary-users', {
      name: 'De soporte',
      email: `soporte-${++sequence}@prueba.test`,
      company_id: company,
    });
    expect(person.status, JSON.stringify(person.body)).toBe(201);
    expect((await owner.get<One>(`${path}/${person.body.data.id}`)).status).toBe(200);
    expectRefused(await support.post('/companies/secondary-users', { name: 'Sin', email: 'sin@prueba.test' }), {
      company_id: 'Este campo es obligatorio',
    });
  });
});

describe('what each may do', () => {
  test('is the company’s word within seconds: prices, buying, quoting, accepting and invoices', async () => {
    const { person, who } = await joined();
    const { id: productId } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 9 } });
    const card = async () =>
      (await who.get<{ data: Record<string, unknown> }>(`/api/store-products/${productId}`)).body.data;
    const buys = async () => (await who.post('/api/cart-details', { product_id: productId, quantity: 1 })).status;
    expect(await card()).toMatchObject({ can_create_sale_orders: true });
    expect((await card()).secondary_user_price).toBeTruthy();
    expect(await buys()).toBe(200);
    expect((await who.get('/api/invoice-searches')).status).toBe(403);

    const none = { may_buy: false, may_quote: false, may_approve: false };
    expect((await owner.put(`${path}/${person.id}`, { ...none, may_see_invoices: true })).status).toBe(200);
    await expect.poll(buys, { timeout: 8_000 }).toBe(403);
    expect((await card()).secondary_user_price).toBeTruthy();
    expect(await card()).toMatchObject({ can_create_sale_orders: false });
    expect((await who.post('/api/distributor-quotations', {})).status).toBe(403);
    expect((await who.get('/api/invoice-searches')).status).toBe(200);
    expect((await who.get<{ data: Record<string, unknown> }>('/api/user')).body.data).toMatchObject({
      can_create_sale_orders: false,
      audience: 'secondary',
    });

    expect((await owner.put(`${path}/${person.id}`, { may_see_prices: false })).status).toBe(200);
    await expect.poll(async () => (await card()).secondary_user_price, { timeout: 8_000 }).toBeUndefined();
    expect((await card()).total_inventories).toBeUndefined();
    expect((await who.get<{ data: Record<string, unknown> }>('/api/user')).body.data.audience).toBe('visitor');
    expectRefused(await owner.put(`${path}/${person.id}`, { may_buy: true }), { may_buy: /ver precios/ });
    expect(await entryOf(person.id)).toMatchObject({ may_buy: expect.anything() });
    expect(Boolean((await entryOf(person.id)).may_buy)).toBe(false);
  });

  test('prices follow the company’s configuration, by POST and by PUT', async () => {
    const { who } = await joined();
    const { id } = await givenProduct(app, { listPrice: '100.00' });
    const price = async () =>
      (await who.get<{ data: { secondary_user_price: string } }>(`/api/store-products/${id}?currency=USD`)).body.data
        .secondary_user_price;
    const before = (await owner.get<One>('/api/secondary-user-configs')).body.data;
    const set = await owner.post<One>('/api/secondary-user-configs', { secondary_user_markup: 0 });
    expect([set.status, set.body.data]).toMatchObject([200, { secondary_user_markup: '0', company_id: company }]);
    await expect.poll(async () => Number(await price()), { timeout: 8_000 }).toBeLessThanOrEqual(100);
    const base = Number(await price());
    expect((await owner.put(`/api/secondary-user-configs/${company}`, { secondary_user_markup: 10 })).status).toBe(200);
    await expect.poll(async () => Number(await price()), { timeout: 8_000 }).toBeCloseTo(base * 1.1, 1);
    expectRefused(await owner.put(`/api/secondary-user-configs/${company}`, { secondary_user_markup: -1 }), {
      secondary_user_markup: /mayor o igual a 0/,
    });
    await owner.put(`/api/secondary-user-configs/${company}`, {
      secondary_user_markup: Number(before.secondary_user_markup),
    });
  });

  test('what each did is the owner’s to read, without what they looked at', async () => {
    const { person, who } = await joined();
    const made = await who.post('/api/address-book-details', {
      nombre: 'Cliente',
      street: 'Calle',
      exterior_number: '1',
      zip_code: '64000',
      telephone: '8112345678',
      colony: 'Monterrey Centro',
      state: 'Nuevo León',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { body } = await owner.get<{ data: Record<string, unknown>[] }>(
      `/api/secondary-user-activities?user_id=${person.id}`,
    );
    expect(body.data[0]).toMatchObject({ action: 'created', model_type: 'address-book-details' });
  });
});

describe('disabled, and restored', () => {
  test('sessions end within seconds, the password opens nothing, and restoring lets in again [SF-SECONDARY-002]', async () => {
    const { person, who } = await joined();
    expect((await who.get('/api/user')).status).toBe(200);
    expect((await owner.delete(`${path}/${person.id}`)).status).toBe(200);
    await expect.poll(async () => (await who.get('/api/user')).status, { timeout: 8_000 }).toBe(401);
    expect((await logIn(person.email)).body.jwt).toBeUndefined();
    const ids = async (url: string) => (await owner.get<List>(`${url}?per_page=100`)).body.data.map(({ id }) => id);
    expect(await ids(path)).not.toContain(person.id);
    expect(await ids('/api/disabled-secondary-users')).toContain(person.id);
    const disabled = { _general: 'Este usuario está deshabilitado: restáuralo o permítele entrar primero' };
    expectRefused(await owner.put(`${path}/${person.id}`, { may_buy: false }), disabled);
    expectRefused(await owner.delete(`${path}/${person.id}`), disabled);
    const restore = () => owner.put<One>(`/api/disabled-secondary-users/${person.id}`);
    expect((await restore()).body.data.status).toBe('active');
    expect((await logIn(person.email)).status).toBe(200);
    expectRefused(await restore(), { _general: 'Este usuario no está deshabilitado' });
    const { body } = await (
      await app.asStaff('soporte')
    ).get<{ data: { action: string }[] }>(`/kernel/histories?modelType=secondary-user-accounts&modelId=${person.id}`);
    expect(body.data.map(({ action }) => action).sort()).toEqual(['disabled', 'invited', 'restored']);
  });

  test('a login permit that is taken ends sessions, outlives a restoration, and is given back [SF-SECONDARY-005]', async () => {
    const { person, who } = await joined();
    const permit = (can_login: unknown) =>
      owner.put<One>(`/api/secondary-user-can-login-permits/${person.id}`, { can_login });
    expect((await permit(0)).body.data.can_login).toBe(false);
    await expect.poll(async () => (await who.get('/api/user')).status, { timeout: 8_000 }).toBe(401);
    await owner.delete(`${path}/${person.id}`);
    await owner.put(`/api/disabled-secondary-users/${person.id}`);
    expect((await logIn(person.email)).body.jwt).toBeUndefined();
    expect((await permit(true)).status).toBe(200);
    expect((await logIn(person.email)).status).toBe(200);
    expectRefused(await permit('quizá'), { can_login: /./ });
  });

  test('an invitation of who was disabled before accepting opens nothing', async () => {
    const person = await invite();
    const code = await codeOf(person);
    await owner.delete(`${path}/${person.id}`);
    expectRefused(await accept(code), { code: /no es válido/ });
  });

  test('of the demo’s secondary user nobody said anything: they go on as before', async () => {
    const found = (await owner.get<List>(`${path}?omniSearchQuery=secundario@demo`)).body.data;
    expect(found).toMatchObject([
      { email: 'secundario@demo.test', status: 'active', may_buy: true, may_see_invoices: false },
    ]);
    expect(
      (await app.anonymous.post('/api/auth/local', { identifier: 'secundario@demo.test', password: demoPassword }))
        .status,
    ).toBe(200);
  });
});
