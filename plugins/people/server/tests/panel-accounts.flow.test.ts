import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, clock, demoPassword, type Client } from '@mayorista/kernel/testing';
import { changes as changesOf, links } from './email-changes-kit';
import { app, begin, next, sent } from './passwords-kit';

const email = 'compras@mayorista.test';
let staff: Client;
let admin: Client;
let was: Readonly<Record<string, unknown>>;
let role: number;
const account = () => app.strapi.db.connection('admin_users').where({ id: was.id });
const stored = async () =>
  (await account().first('email', 'password', 'firstname', 'registration_token')) as Readonly<Record<string, unknown>>;
const changes = () => changesOf('staff', Number(was.id));
const profile = (more: object) => staff.put('/admin/users/me', { firstname: 'Compras', ...more });
const messages = (answer: { body: unknown }): string => JSON.stringify(answer.body);
/** In a session of its own: those of before may have ended. */
async function entered(): Promise<Client> {
  const { body } = await app.anonymous.post<{ data: { token: string } }>('/admin/login', {
    email,
    password: demoPassword,
  });
  return client(app.url, body.data.token);
}

beforeAll(async () => {
  await begin();
  [staff, admin] = [await entered(), await app.asStaff('admin')];
  was = (await app.strapi.db.connection('admin_users').where({ email }).first()) as typeof was;
  role = (
    (await app.strapi.db.connection('admin_roles').where({ code: 'strapi-author' }).first('id')) as { id: number }
  ).id;
});
beforeEach(async () => {
  await app.strapi.db.connection('login_attempts').delete();
  await app.strapi.db.connection('email_changes').delete();
});
afterAll(async () => {
  await account().update({ email: was.email, password: was.password, firstname: was.firstname });
});

describe('one’s own profile of the panel', () => {
  test('is saved as before where neither address nor password is another', async () => {
    const saved = await profile({ email: email.toUpperCase(), lastname: 'Nueva' });
    expect([saved.status, (await stored()).email]).toEqual([200, email]);
  });

  test('takes another address with the current password alone, and only once it is confirmed from there', async () => {
    const other = 'compras-nueva@mayorista.test';
    const without = await profile({ email: other });
    expect([without.status, messages(without)]).toEqual([400, expect.stringContaining('currentPassword')]);
    const wrong = await profile({ email: other, currentPassword: 'no-es-esta' });
    expect([wrong.status, messages(wrong)]).toEqual([
      400,
      expect.stringContaining('La contraseña actual no es correcta'),
    ]);
    const before = await stored();
    expect(await changes()).toEqual([]);
    const asked = await profile({ email: other, currentPassword: demoPassword });
    expect([asked.status, messages(asked)]).toEqual([
      400,
      expect.stringContaining(`Te enviamos un enlace a ${other}: tu correo cambia cuando lo abras`),
    ]);
    expect(await stored()).toEqual(before);
    const { confirm } = await links('asked', changes);
    expect(sent.map(({ to }) => to)).toEqual([other, email]);
    expect((await app.anonymous.post('/api/email-change-confirmations', { token: confirm })).status).toBe(200);
    expect((await stored()).email).toBe(other);
    const { undo } = await links('confirmed', changes);
    expect((await app.anonymous.post('/api/email-change-reversals', { token: undo })).status).toBe(200);
    expect(await stored()).toMatchObject({ email, password: null });
    await expect.poll(async () => (await staff.get('/admin/users/me')).status, { timeout: 6_000 }).toBe(401);
    await account().update({ password: was.password });
    staff = await entered();
    const entries = (await app.strapi.db
      .connection('audit_entries')
      .where({ model_type: 'panel-accounts', model_id: String(was.id) })
      .orderBy('id')) as { action: string }[];
    expect(entries.map(({ action }) => action)).toEqual(['email-change-asked', 'email-changed', 'email-change-undone']);
  });

  test('takes ten wrong current passwords and no more, then not even the right one', async () => {
    clock.at(new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 + 1_000).toISOString());
    const change = (currentPassword: string) => profile({ password: next, currentPassword });
    for (let n = 0; n < 10; n += 1) expect((await change(`x${n}`)).status).toBe(400);
    const refused = await change(demoPassword);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await stored()).password).toBe(was.password);
    clock.run();
  });

  test('takes another password with the current one', async () => {
    expect((await profile({ password: next })).status).toBe(400);
    expect((await profile({ password: next, currentPassword: demoPassword })).status).toBe(200);
    expect((await stored()).password).not.toBe(was.password);
    await account().update({ password: was.password });
    staff = await entered();
  });
});

describe('an account of somebody else', () => {
  const change = (body: object, id: unknown = was.id) => admin.put(`/admin/users/${String(id)}`, body);

  test('is given neither password nor another address by the super administrator; the rest is', async () => {
    const before = await stored();
    const secret = await change({ password: 'Elegida-Por-Otro-1' });
    expect([secret.status, messages(secret)]).toEqual([
      400,
      expect.stringContaining('Nadie elige la contraseña de otra persona: pídele que use «¿Olvidaste tu contraseña?»'),
    ]);
    const moved = await change({ email: 'otra@mayorista.test' });
    expect([moved.status, messages(moved)]).toEqual([
      400,
      expect.stringContaining(
        'Cada quien cambia su correo desde su perfil, con su contraseña. Para otra dirección, invita una cuenta nueva',
      ),
    ]);
    expect(await stored()).toEqual(before);
    expect((await change({ email, firstname: 'Compras' })).status).toBe(200);
  });

  test('nor one’s own, past the current password', async () => {
    const { id } = (await app.strapi.db
      .connection('admin_users')
      .where({ email: 'admin@mayorista.test' })
      .first('id')) as { id: number };
    for (const body of [{ password: 'Elegida-Por-Otro-1' }, { email: 'otra@mayorista.test' }]) {
      const refused = await change(body, id);
      expect([refused.status, messages(refused)]).toEqual([
        400,
        expect.stringContaining('Tu correo y tu contraseña se cambian en tu perfil, con tu contraseña actual'),
      ]);
    }
  });

  test('is given another address while nobody has entered by it', async () => {
    const invited = await admin.post<{ data: { id: number } }>('/admin/users', {
      ...{ email: 'mal-escrita@mayorista.test', firstname: 'Inés', lastname: 'Ruiz', roles: [role] },
    });
    const { id } = invited.body.data;
    expect((await change({ email: 'bien-escrita@mayorista.test' }, id)).status).toBe(200);
    expect(await app.strapi.db.connection('admin_users').where({ id }).first('email')).toEqual({
      email: 'bien-escrita@mayorista.test',
    });
    await app.strapi.db.connection('admin_users').where({ id }).delete();
  });

  test('is nothing of the generated views', async () => {
    const { document_id: documentId } = (await account().first('document_id')) as { document_id: string };
    const before = await stored();
    for (const body of [{ password: 'Elegida-Por-Otro-1' }, { email: 'otra@mayorista.test' }])
      expect(
        (await admin.put(`/content-manager/collection-types/admin::user/${documentId}`, body)).status,
      ).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual(before);
  });
});
