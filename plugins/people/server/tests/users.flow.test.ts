import { strapiService } from '@mayorista/kernel';
import { boot, client, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenPerson } from '../../testing';
import { userInput, type One, type User } from './user-input';

let app: TestApp;
let hr: Client;
let support: Client;

beforeAll(async () => {
  app = await boot();
  [hr, support] = [await app.asStaff('rrhh'), await app.asStaff('soporte')];
});

const create = (who: Client, more: object = {}): Promise<One> => who.post('/people/users', userInput(more));
const account = (id: number) =>
  app.strapi.db.connection('up_users').where({ id }).first<Readonly<Record<string, unknown>>>();
const countUsers = async (): Promise<number> => app.strapi.db.query('plugin::users-permissions.user').count();

describe('a user with all parts of the form', () => {
  test('is made by multipart with documents, and read back whole [PC-USER-001, PC-USER-002, PC-USER-041]', async () => {
    const form = new FormData();
    const data = userInput({
      person: {
        name: 'Gloria',
        paternal_surname: 'Hernández',
        maternal_surname: 'García',
        birthdate: '1956-04-27',
        curp: 'hegg560427mvzrrl04',
        rfc: 'GODE561231GR8',
      },
      telephones: [{ telephone_type_id: 1, area_code: '81', number: '8123-4567' }],
      emails: [{ email: 'gloria@casa.test', email_type_id: 5 }],
      addresses: [
        { street: 'Juárez', exterior_number: '10', zip_code: '64000', colony: 'Centro', state: 'Nuevo León' },
      ],
    });
    form.set('data', JSON.stringify(data));
    form.append('dataFiles[]', new Blob(['%PDF-1.4\nacta\n%%EOF\n']), 'acta.pdf');
    form.append('typeDocuments[]', 'birth_certificate');
    const made: One = await hr.post('/people/users', form);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { body } = (await hr.get(`/people/users/${made.body.id}`)) as One;
    expect(body.data).toMatchObject({
      userType: 'client',
      person: { name: 'Gloria', curp: 'HEGG560427MVZRRL04', rfc: 'GODE561231GR8', birthdate: '1956-04-27' },
      telephones: [{ number: '81234567', country_code: '52' }],
      emails: [{ email: 'gloria@casa.test' }],
      addresses: [{ street: 'Juárez', address_type_id: 1 }],
      roles: [{ type: 'client' }],
    });
    const papers = await hr.get<{ data: { type: string; file: { name: string } }[] }>(
      `/people/user-documents?user_id=${made.body.id}`,
    );
    expect(papers.body.data).toMatchObject([{ type: 'birth_certificate' }]);
  });

  test('has its refusals keyed data.*, those of all parts at once, and nothing is written [PC-USER-022, PC-USER-023, PC-USER-025, PC-USER-026, PC-USER-027, PC-USER-028, PC-GENERAL-007]', async () => {
    const first = await create(hr);
    const before = await countUsers();
    const twice: One = await hr.post('/people/users', {
      ...userInput(),
      username: first.body.data.username,
      email: `${first.body.data.username}@prueba.test`,
      person: {
        name: 'Ana',
        paternal_surname: 'Sosa',
        rfc: 'GODE561231GR9',
        curp: 'HEGG560427MVZRRL05',
        nss: '12345678901',
      },
      telephones: [{ telephone_type_id: 3, number: '8123456789' }],
      emails: [{ email: 'nada' }],
    });
    expectRefused(twice, {
      'data.username': /.+/,
      'data.email': /.+/,
      'data.person.rfc': /RFC no es válido/,
      'data.person.curp': /CURP no es válida/,
      'data.person.nss': /seguridad social no es válido/,
      'data.emails.0.email': /correo no es válido/,
      'data.telephones.0.telephone_type_id': 'Este tipo de teléfono no es para este tipo de usuario',
    });
    const empty = await hr.post('/people/users', { ...userInput(), person: { name: '', maternal_surname: 7 } });
    expectRefused(empty, {
      'data.person.name': /.+/,
      'data.person.paternal_surname': /.+/,
      'data.person.maternal_surname': /.+/,
    });
    expect(await countUsers()).toBe(before);
  });

  test('has papers of nobody else: who has them is not told, and nothing is written', async () => {
    const person = { name: 'Ana', paternal_surname: 'Sosa', rfc: 'CACX7605101P8' };
    const first = await create(hr, { person });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const before = await countUsers();
    expectRefused(await create(hr, { person: { ...person, rfc: 'cacx7605101p8' } }), {
      'data.person.rfc': 'Otra persona ya tiene este dato',
    });
    expect(await countUsers()).toBe(before);
    expect((await hr.delete(`/people/users/${first.body.id}`)).status).toBe(200);
    await app.strapi.db.connection('user_profiles').where({ user_id: first.body.id }).delete();
  });

  test('is given no password by anybody but whose account it is [PC-USER-024]', async () => {
    const before = await countUsers();
    const refused = /Nadie elige la contraseña de otra persona/;
    expectRefused(await create(hr, { password: 'Segura-2026-x', password_confirm: 'Segura-2026-x' }), {
      'data.password': refused,
      'data.password_confirm': refused,
    });
    expect(await countUsers()).toBe(before);
    const made = await create(hr, { password: '', password_confirm: null });
    expect((await account(made.body.id))?.password).toBeNull();
  });

  test('has weight and height 0 where none was typed, and hyphens out of telephones [PC-USER-020, PC-USER-021, PC-USER-030]', async () => {
    const { body } = await create(hr, { telephones: [{ number: '81-2345-6789' }] });
    expect(body.data.person).toMatchObject({ weight: 0, height: 0 });
    expect(body.data.telephones).toMatchObject([{ number: '8123456789', telephone_type_id: 1 }]);
  });

  test.each([
    ['employee', 3, true],
    ['client', 2, true],
    ['client', 3, false],
    ['storeman', 3, false],
  ] as const)(
    'of type %s may have a telephone of type %i: %s [PC-USER-005, PC-USER-032, PC-USER-033, PC-USER-035, PC-USER-036, PC-USER-037]',
    async (userType, type, isAllowed) => {
      const answer = await create(hr, { userType, telephones: [{ telephone_type_id: type, number: '8123456789' }] });
      if (isAllowed) expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      else
        expectRefused(answer, {
          'data.telephones.0.telephone_type_id': 'Este tipo de teléfono no es para este tipo de usuario',
        });
    },
  );

  test('is changed by POST with the override PATCH; what is left out stays [PC-USER-042]', async () => {
    const { body } = await create(hr, { telephones: [{ number: '8123456789' }] });
    const changed: One = await hr.post(`/people/users/${body.id}`, { _method: 'PATCH', person: { name: 'Rosalía' } });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body.data).toMatchObject({
      person: { name: 'Rosalía', paternal_surname: 'Méndez' },
      telephones: [{ number: '8123456789' }],
    });
  });

  test('who is removed is listed no more, and cannot come in', async () => {
    const { body } = await create(hr);
    const { username } = body.data;
    await strapiService<{ edit(id: number, data: object): Promise<unknown> }>(
      app.strapi,
      'plugin::users-permissions.user',
    ).edit(body.id, { password: 'Segura-2026-x' });
    const logIn = () => app.anonymous.post('/api/auth/local', { identifier: username, password: 'Segura-2026-x' });
    expect((await logIn()).status).toBe(200);
    expect((await hr.delete(`/people/users/${body.id}`)).status).toBe(200);
    expect((await hr.get(`/people/users/${body.id}`)).status).toBe(404);
    expect((await logIn()).status).not.toBe(200);
    const found = await hr.get<{ total: number }>(`/people/users?search=${username}`);
    expect(found.body.total).toBe(0);
  });
});

describe('whoever may give every role', () => {
  test('makes employees, clients, administrators and storemen, each with the role of that name [PC-GENERAL-003]', async () => {
    const everything = await app.asStaff('admin');
    for (const userType of ['employee', 'client', 'admin', 'storeman']) {
      const { status, body } = await create(everything, { userType });
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body.data.userType).toBe(userType);
      expect(body.data.roles.map(({ type }) => type)).toContain(userType);
    }
  });
});

describe('nobody gives rights that are not theirs to give', () => {
  test.each([
    ['support makes no employee', 'soporte', { userType: 'employee' }],
    ['support makes nobody an administrator', 'soporte', { userType: 'admin' }],
    ['personnel make nobody an administrator', 'rrhh', { userType: 'admin' }],
  ])('%s', async (_what, account, more) => {
    const before = await countUsers();
    const refused = await create(await app.asStaff(account), more);
    expectRefused(refused, { 'data.roles': 'No puedes dar ni quitar estas funciones' });
    expect(codesOf(refused)).toContain('role_not_yours_to_give');
    expect(await countUsers()).toBe(before);
  });

  test('nobody removes or erases the own account', async () => {
    const admin = await givenPerson(app, { role: 'admin', fields: { user_type: 'admin', name: 'Ana' } });
    const own = client(app.url, admin.token);
    const refused = [
      await own.delete(`/api/users/${admin.id}`),
      await own.post('/api/personal-data-erasures', { user_id: admin.id, email: admin.email, reason: 'Prueba' }),
    ];
    for (const answer of refused) expectRefused(answer, { _general: 'No puedes dar de baja tu propia cuenta' });
    expect(await account(admin.id)).toMatchObject({ email: admin.email, removed_at: null });
  });

  test('support does not touch the account of who holds more than it may give', async () => {
    const admin = await givenPerson(app, { role: 'admin', fields: { user_type: 'admin', name: 'Ana' } });
    for (const answer of [
      await support.patch(`/people/users/${admin.id}`, { email: 'mio@prueba.test' }),
      await support.put(`/people/user-roles/${admin.id}`, { roles: ['client'] }),
      await support.delete(`/people/users/${admin.id}`),
      await hr.patch(`/people/users/${admin.id}`, { blocked: true }),
    ])
      expect(answer.status).toBe(403);
    expect(await account(admin.id)).toMatchObject({ email: admin.email, removed_at: null });
    expect(Boolean((await account(admin.id))?.blocked)).toBe(false);
  });

  test('a client is given no role of the house, an employee none of clients alone', async () => {
    expectRefused(await create(hr, { roles: ['salesman'] }), {
      'data.roles': 'Un cliente no puede tener funciones del personal',
    });
    const ofClients = await create(hr, { userType: 'employee', roles: ['distributor'] });
    expect([ofClients.status, codesOf(ofClients)]).toEqual([422, ['roles_of_clients']]);
    const kept = await create(hr, { userType: 'employee' });
    const without = await hr.put(`/people/user-roles/${kept.body.id}`, { roles: [] });
    expect([without.status, codesOf(without)]).toEqual([422, ['role_missing']]);
    expectRefused(await hr.patch(`/people/users/${kept.body.id}`, { manager_id: kept.body.id }), {
      'data.manager_id': 'Nadie es su propio jefe',
    });
    expect((await account(kept.body.id))?.manager_id).not.toBe(kept.body.id);
    expectRefused(await create(hr, { roles: [999_999] }), { 'data.roles.0': /.+/ });
  });

  test.each(['distribuidor', 'secundario', 'instalador', 'almacen', 'vendedor', 'agente'])(
    '%s makes, changes and removes no user',
    async (who) => {
      const person = await app.as(who);
      const { body } = await create(hr);
      const before = await countUsers();
      expect((await person.post('/api/users', userInput())).status).toBe(403);
      expect((await person.patch(`/api/users/${body.id}`, { blocked: true })).status).toBe(403);
      expect((await person.delete(`/api/users/${body.id}`)).status).toBe(403);
      expect((await person.put(`/api/user-roles/${body.id}`, { roles: ['client'] })).status).toBe(403);
      expect(await countUsers()).toBe(before);
      expect(Boolean((await account(body.id))?.blocked)).toBe(false);
    },
  );

  test('a colleague sees name and function, no papers', async () => {
    const { body } = await create(hr, { userType: 'employee', person: { name: 'Eva', paternal_surname: 'Gil' } });
    const seen = (await (await app.as('vendedor')).get(`/api/users/${body.id}`)) as One;
    expect(seen.status).toBe(200);
    expect(Object.keys(seen.body.data)).not.toContain('telephones');
    expect(seen.body.data.person).not.toHaveProperty('curp');
    expect(seen.body.data).not.toHaveProperty('rfc');
  });
});

test('the desk reads papers of clients, not those of the house’s people', async () => {
  const [client, colleague] = [
    await create(hr, { telephones: [{ number: '8123456789' }] }),
    await create(hr, { userType: 'employee', telephones: [{ number: '8123456788' }] }),
  ];
  expect(((await support.get(`/people/users/${client.body.id}`)) as One).body.data.telephones).toHaveLength(1);
  const seen = (await support.get(`/people/users/${colleague.body.id}`)) as One;
  expect(seen.body.data).not.toHaveProperty('telephones');
  expect(seen.body.data).not.toHaveProperty('rfc');
  expect((await support.post('/people/personal-data-exports', { user_id: colleague.body.id })).status).toBe(403);
});

test('people are found by name, e-mail, RFC and telephone, accents and case ignored', async () => {
  const made = await create(hr, {
    person: { name: 'Zoraída', paternal_surname: 'Ñañez', rfc: 'CACX7605101P8' },
    telephones: [{ area_code: '998', number: '7654321' }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  for (const words of ['zoraida nanez', made.body.data.username, 'cacx760510', '9987654321']) {
    const query = `omniSearchQuery=${encodeURIComponent(words)}`;
    const ids = (await hr.get<{ data: User[] }>(`/people/users?${query}`)).body.data.map(({ id }) => id);
    expect(ids, words).toEqual([made.body.id]);
  }
});

test('roles are answered with the ids by which they are given [PC-JOB-011]', async () => {
  const { body } = await hr.get<{ data: { id: number; type: string }[] }>('/people/roles');
  const types = body.data.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['employee', 'client', 'admin', 'storeman']));
  expect(types).not.toContain('public');
  const made = await create(hr, { roles: [body.data.find(({ type }) => type === 'distributor')!.id] });
  expect(made.body.data.roles).toMatchObject([{ type: 'distributor' }]);
});

test('documents: who opened one is in its history, its removal too, and others are refused [PC-USER-012]', async () => {
  const { body } = await create(hr);
  const form = new FormData();
  form.set('data', JSON.stringify({ user_id: body.id, type: 'id_card', expires_on: '2027-01-31' }));
  form.set('file', new Blob(['%PDF-1.4\nine\n%%EOF\n']), 'ine.pdf');
  const made = await hr.post<{ data: { id: number; file: { id: number } } }>('/people/user-documents', form);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, file } = made.body.data;
  expect((await (await app.as('vendedor')).get(`/api/private-files/${file.id}`)).status).toBe(404);
  expect((await support.get(`/people/user-documents?user_id=${body.id}`)).status).toBe(403);
  expect((await hr.get(`/kernel/private-files/${file.id}`)).status).toBe(200);
  const history = await hr.get<{ data: { action: string; actor: string }[] }>(
    `/kernel/histories?modelType=user-documents&modelId=${id}`,
  );
  expect(history.body.data.map(({ action }) => action)).toContain('file-opened');
  expect((await hr.delete(`/people/user-documents/${id}?documentType=id_card`)).status).toBe(200);
  expect((await hr.get(`/people/user-documents?user_id=${body.id}`)).body).toMatchObject({ total: 0 });
});

test('a new account is sent the link by which its owner chooses a password', async () => {
  const { body } = await create(hr);
  await app.settle();
  const mails = (await app.strapi.db.connection('mails').where({ tag: 'invitation' })) as object[];
  expect(JSON.stringify(mails)).toContain(`${body.data.username}@prueba.test`);
});
