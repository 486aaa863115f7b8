import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, clock, expectRefused, type Client } from '@mayorista/kernel/testing';
import { givenPerson } from '../../testing';
import { account, actions, changes, confirm, links, newAddress, undo } from './email-changes-kit';
import {
  anew,
  app,
  begin,
  codeFor,
  login,
  next,
  password,
  person,
  reset,
  sent,
  statusOf,
  tablesWith,
} from './passwords-kit';

beforeAll(begin);
beforeEach(anew);

const askOwn = (who: Client, email: string, secret = password) =>
  who.post('/api/email-changes', { email, current_password: secret });
const own = async (): Promise<Client> => client(app.url, (await login(password)).body.jwt);

describe('another address of one’s own', () => {
  test('is another once it is confirmed from there; the former one is told with a way back, and nothing keeps the links', async () => {
    const email = newAddress();
    expect((await askOwn(await own(), email.toUpperCase())).status).toBe(200);
    expect(await account()).toMatchObject({ email: person.email, username: person.email });
    const asked = await links('asked');
    expect(sent.map(({ to }) => to)).toEqual([email, person.email]);
    expect(sent[1]!.text).toContain(email);
    for (const token of [asked.confirm, asked.undo]) {
      expect(token.length).toBeGreaterThan(40);
      expect(await tablesWith(token)).toEqual([]);
    }
    expect((await confirm(asked.confirm)).body).toEqual({ data: { email }, meta: {} });
    expect(await account()).toMatchObject({ email, username: email });
    const told = await links('confirmed');
    expect(sent.map(({ to }) => to)).toEqual([person.email]);
    expect(told.undo).not.toBe('');
    expect(await actions()).toEqual(['email-change-asked', 'email-changed']);
    expect((await app.anonymous.post('/api/auth/local', { identifier: email, password })).status).toBe(200);
    expect((await app.anonymous.post('/api/auth/local', { identifier: person.email, password })).status).toBe(400);
  });

  test('is asked for with the current password, by nobody else, and counts wrong ones', async () => {
    const who = await own();
    expectRefused(await askOwn(who, newAddress(), 'no-es-esta'), {
      current_password: 'La contraseña actual no es correcta',
    });
    expectRefused(await askOwn(who, 'nada'), { email: 'Debe ser un correo electrónico válido' });
    expectRefused(await askOwn(who, person.email), { email: 'Ya es el correo de la cuenta' });
    const other = await givenPerson(app, { role: 'distributor' });
    expectRefused(await askOwn(who, other.email), { email: 'Ya existe un registro con este valor' });
    expect(
      (await app.anonymous.post('/api/email-changes', { email: newAddress(), current_password: 'x' })).status,
    ).toBe(401);
    clock.at(new Date(Math.floor(Date.now() / 300_000) * 300_000 + 1_000).toISOString());
    const again = await own();
    for (let n = 0; n < 10; n += 1) expect((await askOwn(again, newAddress(), `x${n}`)).status).toBe(422);
    expect((await askOwn(again, newAddress())).status).toBe(429);
    clock.run();
    expect(await changes()).toEqual([]);
  });

  test('is no matter of whoever acts for somebody', async () => {
    const email = 'distribuidor@demo.test';
    const { id } = (await app.strapi.db.connection('up_users').where({ email }).first('id')) as { id: number };
    const opened = await (
      await app.as('vendedor')
    ).post<{ data: { jwt: string } }>('/api/user-impersonations', {
      user_id: id,
    });
    const acting = client(app.url, opened.body.data.jwt);
    const before = await app.strapi.db.connection('email_changes').count({ n: '*' });
    expect((await askOwn(acting, newAddress(), 'Mayorista-2026')).status).toBe(403);
    expect(await app.strapi.db.connection('email_changes').count({ n: '*' })).toEqual(before);
  });

  test('is asked for five times a day; the last one counts', async () => {
    const who = await own();
    const first = await (async () => {
      expect((await askOwn(who, newAddress())).status).toBe(200);
      return links('asked');
    })();
    const last = newAddress();
    for (const email of [newAddress(), newAddress(), newAddress(), last])
      expect((await askOwn(who, email)).status).toBe(200);
    expectRefused(await askOwn(who, newAddress()), {
      email: 'Hoy ya se pidieron demasiados cambios de correo de esta cuenta: inténtalo mañana',
    });
    const { confirm: token } = await links('asked');
    expectRefused(await confirm(first.confirm), { token: /no es válido/ });
    expectRefused(await undo(first.undo), { token: /no es válido/ });
    expect((await confirm(token)).status).toBe(200);
    expect((await account()).email).toBe(last);
  });
});

describe('a link', () => {
  test('works once, though it is used four times at once', async () => {
    await askOwn(await own(), newAddress());
    const { confirm: token } = await links('asked');
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect((await actions()).filter((action) => action === 'email-changed')).toHaveLength(1);
    const { undo: back } = await links('confirmed');
    const undone = await Promise.all([1, 2, 3, 4].map(() => undo(back)));
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  test('that is altered, of the other kind, too old, or of an account that was closed or changed changes nothing', async () => {
    await askOwn(await own(), newAddress());
    const { confirm: token, undo: back } = await links('asked');
    const [id, until, signature] = token.split('.') as [string, string, string];
    for (const wrong of [
      `${id}.${Number(until) + 1}.${signature}`,
      `${Number(id) + 1}.${until}.${signature}`,
      `${id}.${until}.${signature.slice(1)}x`,
      back,
      'nada',
    ])
      expectRefused(await confirm(wrong), { token: 'El enlace no es válido, ya se usó o venció' });
    expect((await undo(token)).status).toBe(422);
    clock.at(new Date(Date.now() + 25 * 3_600_000).toISOString());
    expect((await confirm(token)).status).toBe(422);
    clock.run();
    const users = () => app.strapi.db.connection('up_users').where({ id: person.id });
    for (const state of [{ blocked: true }, { removed_at: new Date() }, { email: newAddress() }]) {
      await users().update(state);
      expect((await confirm(token)).status).toBe(422);
      await users().update({ blocked: false, removed_at: null, email: person.email });
    }
    expect((await account()).email).toBe(person.email);
    expect((await confirm(token)).status).toBe(200);
  });

  test('is not guessed for long', async () => {
    await askOwn(await own(), newAddress());
    const { confirm: token } = await links('asked');
    clock.at(new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 + 1_000).toISOString());
    const [id, until] = token.split('.') as [string, string];
    for (let n = 0; n < 10; n += 1) expect((await confirm(`${id}.${until}.${'x'.repeat(42)}${n}`)).status).toBe(422);
    expect((await confirm(token)).status).toBe(429);
    clock.run();
    expect((await account()).email).toBe(person.email);
  });
});

describe('the way back', () => {
  test('before it is confirmed leaves everything as it was', async () => {
    await askOwn(await own(), newAddress());
    const { confirm: token, undo: back } = await links('asked');
    expect((await undo(back)).body).toEqual({ data: { email: person.email }, meta: {} });
    expect((await confirm(token)).status).toBe(422);
    expect((await login(password)).status).toBe(200);
    expect(await actions()).toEqual(['email-change-asked', 'email-change-withdrawn']);
  });

  test('gives the account back, ends its sessions, and takes the password that somebody set meanwhile', async () => {
    const email = newAddress();
    await askOwn(await own(), email);
    await confirm((await links('asked')).confirm);
    const { undo: back } = await links('confirmed');
    sent.length = 0;
    const taken = await reset(await codeFor(email), next);
    expect(await statusOf(taken.body.jwt)).toBe(200);
    // Whoever took it goes on to another address, of which the way back must lead nowhere.
    const further = newAddress();
    expect((await askOwn(client(app.url, taken.body.jwt), further, next)).status).toBe(200);
    await confirm((await links('asked')).confirm);
    const { undo: theirs } = await links('confirmed');
    expect((await account()).email).toBe(further);
    expect((await undo(back)).body).toEqual({ data: { email: person.email }, meta: {} });
    expect(await account()).toMatchObject({ email: person.email, username: person.email, password: null });
    expect(await statusOf(taken.body.jwt)).toBe(401);
    for (const identifier of [email, further, person.email])
      expect((await app.anonymous.post('/api/auth/local', { identifier, password: next })).status).toBe(400);
    expectRefused(await undo(theirs), { token: /no es válido/ });
    expectRefused(await undo(back), { token: /no es válido/ });
    expect((await actions()).at(-1)).toBe('email-change-undone');
    sent.length = 0;
    expect((await reset(await codeFor(person.email), password)).status).toBe(200);
  });

  test('is open for seven days, in which nobody else is given the address', async () => {
    await askOwn(await own(), newAddress());
    await confirm((await links('asked')).confirm);
    const { undo: back } = await links('confirmed');
    const support = await app.asStaff('soporte');
    const other = await givenPerson(app, { role: 'distributor' });
    expectRefused(await support.post('/people/person-email-changes', { user_id: other.id, email: person.email }), {
      email: /Ya existe/,
    });
    expectRefused(
      await support.post('/people/users', {
        ...{ username: `ocupa-${person.id}`, email: person.email, userType: 'client' },
        person: { name: 'Otra', paternal_surname: 'Persona' },
      }),
      { 'data.email': /Ya existe/ },
    );
    clock.at(new Date(Date.now() + 8 * 86_400_000).toISOString());
    expect((await undo(back)).status).toBe(422);
    clock.run();
    expect((await undo(back)).status).toBe(200);
  });
});
