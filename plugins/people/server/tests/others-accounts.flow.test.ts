import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { integration } from '../../../../tests/contract/api-token';
import { givenPerson } from '../../testing';
import { account, changes, confirm, links, newAddress, undo } from './email-changes-kit';
import { anew, app, begin, login, next, password, person, sent } from './passwords-kit';

beforeAll(begin);
beforeEach(anew);

describe('somebody else’s address and password', () => {
  const users = '/people/users';

  test('support changes neither in one call nor enters: the address waits, the password is refused', async () => {
    const support = await app.asStaff('soporte');
    const mine = newAddress();
    const both = { email: mine, password: 'Elegida-Por-Otro-1', password_confirm: 'Elegida-Por-Otro-1' };
    const was = await account();
    expectRefused(await support.put(`${users}/${person.id}`, both), {
      'data.password': 'Nadie elige la contraseña de otra persona: le llega un enlace a su correo para que la elija',
    });
    expect(await account()).toEqual(was);
    expect(await changes()).toEqual([]);
    const asked = await support.put<{ data: { email: string; pending_email: string } }>(`${users}/${person.id}`, {
      email: mine,
      person: { name: 'Corregida' },
    });
    expect([asked.status, asked.body.data]).toMatchObject([200, { email: person.email, pending_email: mine }]);
    expect((await account()).email).toBe(person.email);
    const { undo: back } = await links('asked');
    expect(
      sent.map(({ to }) => to),
      'the former address is told',
    ).toEqual([mine, person.email]);
    expect((await undo(back)).status).toBe(200);
    expect((await login(password)).status).toBe(200);
  });

  test.each(['PUT', 'PATCH'] as const)(
    '%s by a token of a program is another caller, and no other rule',
    async (method) => {
      const program = await integration(app);
      const was = await account();
      const send = (body: object) =>
        method === 'PUT'
          ? program.put(`/api/users/${person.id}`, body)
          : program.patch(`/api/users/${person.id}`, body);
      expect((await send({ password: next, password_confirm: next })).status).toBe(422);
      expect((await send({ email: newAddress() })).status).toBe(200);
      expect(await account()).toMatchObject({ email: was.email, password: was.password });
    },
  );

  test('the generated view sets neither; a new account is sent the link by which its owner chooses a password', async () => {
    const admin = await app.asStaff('admin');
    const view = '/content-manager/collection-types/plugin::users-permissions.user';
    const { document_id: documentId } = (await app.strapi.db
      .connection('up_users')
      .where({ id: person.id })
      .first('document_id')) as { document_id: string };
    const was = await account();
    for (const [body, text] of [
      [{ password: 'Elegida-Por-Otro-1' }, 'Nadie elige la contraseña de otra persona'],
      [
        { email: newAddress() },
        'El correo se cambia con «Cambiar correo», al lado: se confirma desde la dirección nueva',
      ],
    ] as const) {
      const refused = await admin.put(`${view}/${documentId}`, body);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining(text)]);
    }
    expect(await account()).toEqual(was);
    expect((await admin.put(`${view}/${documentId}`, { email: person.email.toUpperCase(), name: 'Ana' })).status).toBe(
      200,
    );
    expect(await account()).toMatchObject({ name: 'Ana', email: was.email, password: was.password });
    const role = (await app.strapi.db.connection('up_roles').where({ type: 'client' }).first('id')) as { id: number };
    const made = newAddress();
    const given = { username: made, email: made, confirmed: true, blocked: false, role: { connect: [role] } };
    expect((await admin.post(view, { ...given, password: 'Elegida-Por-Otro-1' })).status).toBe(400);
    expect(await app.strapi.db.connection('up_users').where({ email: made })).toEqual([]);
    const created = await admin.post(view, given);
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const row = (await app.strapi.db.connection('up_users').where({ email: made }).first()) as {
      id: number;
      password: string | null;
    };
    expect(row.password).toBeNull();
    const invited = await app.strapi.db.connection('jobs').where({ name: 'people.send-invitation' });
    expect(JSON.stringify(invited)).toContain(String(row.id));
    const copied = newAddress();
    const clone = await admin.post(`${view}/clone/${documentId}`, { ...given, username: copied, email: copied });
    const copy = (await app.strapi.db.connection('up_users').where({ email: copied }).first()) as
      { password: string | null } | undefined;
    expect([clone.status >= 400, copy?.password ?? null], 'a copy lets nobody in').toEqual([copy === undefined, null]);
  });

  test('asked for by whoever may not change the account is refused', async () => {
    const admin = await givenPerson(app, { role: 'admin', fields: { user_type: 'admin', name: 'Ana' } });
    const wish = (id: number) => ({ user_id: id, email: newAddress() });
    const support = await app.asStaff('soporte');
    expect((await support.post('/people/person-email-changes', wish(admin.id))).status).toBe(403);
    expect((await support.post('/people/person-email-changes', wish(999_999))).status).toBe(404);
    for (const who of ['distribuidor', 'secundario', 'almacen', 'vendedor'])
      expect((await (await app.as(who)).post('/api/person-email-changes', wish(person.id))).status).toBe(403);
    expect((await app.anonymous.post('/api/person-email-changes', wish(person.id))).status).toBe(401);
    expect(await changes()).toEqual([]);
  });

  test('nobody is called by the address of somebody else', async () => {
    const support = await app.asStaff('soporte');
    const other = await givenPerson(app, { role: 'distributor' });
    expectRefused(await support.put(`${users}/${other.id}`, { username: person.email }), {
      'data.username': /Ya existe/,
    });
  });

  test('of an account that nobody has entered the mistyped address is told nothing, and its owner chooses the password', async () => {
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ password: null });
    const support = await app.asStaff('soporte');
    const email = newAddress();
    expect((await support.post('/people/person-email-changes', { user_id: person.id, email })).status).toBe(200);
    const { confirm: token, undo: back } = await links('asked');
    expect([sent.map(({ to }) => to), back]).toEqual([[email], '']);
    expect((await confirm(token)).status).toBe(200);
    const queued = await app.strapi.db.connection('jobs').where({ name: 'people.send-reset-mail' });
    expect(JSON.stringify(queued)).toContain(email);
  });

  test('what is kept of it goes with what is personal', async () => {
    const email = newAddress();
    const support = await app.asStaff('soporte');
    expect((await support.post('/people/person-email-changes', { user_id: person.id, email })).status).toBe(200);
    const hr = await app.asStaff('rrhh');
    const gone = await hr.post('/people/personal-data-erasures', {
      ...{ user_id: person.id, email: person.email, reason: 'Lo pidió' },
    });
    expect(gone.status, JSON.stringify(gone.body)).toBe(201);
    expect(await changes()).toEqual([]);
  });

  test('whoever is handed a link to by the super administrator is told', async () => {
    const admin = await app.asStaff('admin');
    expect((await admin.post('/people/password-links', { user_id: person.id })).status).toBe(200);
    await app.settle();
    const told = await app.strapi.db.connection('mails').where({ recipient: person.email, tag: 'password-link-made' });
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/code=/);
  });
});
