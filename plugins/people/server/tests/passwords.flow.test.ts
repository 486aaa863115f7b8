import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { integration } from '../../../../tests/contract/api-token';
import { client, clock, demoPassword, expectRefused } from '@mayorista/kernel/testing';
import { purgeKeptCredentials, strapiService } from '@mayorista/kernel';
import { givenPerson } from '../../testing';
import { purgeStoredCodes } from '../src/passwords/purge-stored-codes';
import {
  anew,
  begin,
  type OutboxRow,
  type Tokens,
  password,
  next,
  app,
  person,
  sent,
  login,
  statusOf,
  forgot,
  reset,
  outbox,
  passwordOf,
  codeFor,
  panelCode,
  tablesWith,
} from './passwords-kit';

beforeAll(begin);
beforeEach(anew);

describe('a mail that lets somebody in', () => {
  test('to the owner of a store account is Spanish, has our sender, and leads to the page of the store', async () => {
    await codeFor(person.email);
    const mail = sent.at(-1)!;
    expect(mail).toMatchObject({ to: person.email, subject: 'Restablece tu contraseña de Mayorista' });
    expect(mail.text).toMatch(/http:\/\/localhost:\d+\/reset-password\?code=\d+\.\d+\.[\w-]{43}\n/);
    expect(mail.text).toContain('vence en 60 minutos');
    const [row] = (await outbox()) as OutboxRow[];
    expect(row!.sender).toBe('Mayorista <no-responder@mayorista.test>');
  });

  test.each(['marketing', 'soporte', 'catalogo', 'compras', 'cumplimiento', 'admin'])(
    'is read by nobody in the panel: %s',
    async (account) => {
      const codes = [await codeFor(person.email), await panelCode(`${account}@mayorista.test`)];
      const staff = await app.asStaff(account);
      const pages = await Promise.all(
        [
          '/kernel/mail-outbox?per_page=100',
          '/kernel/background-jobs?per_page=100',
          '/people/users?per_page=100',
          '/kernel/histories?modelType=user&modelId=1&per_page=100',
          '/content-manager/collection-types/plugin::users-permissions.user?pageSize=100',
          `/content-manager/collection-types/plugin::users-permissions.user?filters[resetPasswordToken][$notNull]=true`,
        ].map((path) => staff.get(path)),
      );
      const answers = JSON.stringify(pages.map(({ body }) => body));
      for (const code of codes) expect(answers).not.toContain(code);
      expect(answers).not.toMatch(/code=|\$2[aby]\$/);
      if (account !== 'admin') expect(answers).not.toMatch(/"(?:resetPasswordToken|confirmationToken|password)":/);
      if (account === 'marketing' || account === 'soporte')
        expect(answers).toContain('Restablecer contraseña: enlace pedido');
    },
    60_000,
  );

  test('has its code nowhere in the database, of the store or of the panel', async () => {
    for (const code of [await codeFor(person.email), await panelCode('compras@mayorista.test')])
      expect(await tablesWith(code)).toEqual([]);
  });

  test('of a sender who says nothing is kept without subject and text; one that is said to be safe with both', async () => {
    const email = strapiService<{ send: (mail: object) => Promise<void> }>(app.strapi, 'plugin::email.email');
    const write = vi.spyOn(process.stdout, 'write');
    await email.send({ to: person.email, subject: 'Tu código es 123456', text: 'Es 123456', html: '<b>123456</b>' });
    await email.send({ to: person.email, subject: 'Hola', text: 'Sin secretos', isSafeToKeep: true });
    // Only a development machine's console is its owner's alone.
    expect(write.mock.calls.join()).not.toContain('123456');
    write.mockRestore();
    const rows = ((await outbox()) as OutboxRow[]).map(({ subject, text, html }) => [subject, text, html]);
    expect(rows).toEqual([
      ['Correo con datos de acceso', null, null],
      ['Hola', 'Sin secretos', null],
    ]);
  });

  test('that was kept by an earlier release loses its text at the next start, and stored codes go', async () => {
    const mails = app.strapi.db.connection('mails');
    const common = { recipient: person.email, state: 'outbox', text: 'code=abc' };
    await mails
      .clone()
      .insert({ ...common, subject: 'Reset password', html: '<a>code=abc</a>', document_id: 'vieja-1' });
    await mails
      .clone()
      .insert({ ...common, subject: 'Pedido', text: 'Gracias', document_id: 'vieja-2', mail_key: 'p:1' });
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ reset_password_token: 'abc' });
    // What every start does, and this one did.
    for (const key of ['mail-credentials', 'stored-password-codes'])
      expect(await app.strapi.store({ type: 'core', name: 'mayorista_start', key }).get({})).toBeTruthy();
    await purgeKeptCredentials(app.strapi);
    await purgeStoredCodes(app.strapi);
    const rows = ((await outbox()) as OutboxRow[]).map(({ subject, text, html }) => [subject, text, html]);
    expect(rows).toEqual([
      ['Correo con datos de acceso', null, null],
      ['Pedido', 'Gracias', null],
    ]);
    expect(await tablesWith('code=abc')).toEqual([]);
    expect(await app.strapi.db.connection('up_users').whereNotNull('reset_password_token').select('id')).toEqual([]);
  });
});

describe('forgetting a password', () => {
  test('answers the same for an account that is not there, and writes to nobody', async () => {
    expect((await forgot('nadie-aqui@demo.test')).body).toEqual({ ok: true });
    await app.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: person.id }, data: { blocked: true } });
    expect((await forgot(person.email)).body).toEqual({ ok: true });
    await app.settle();
    expect(await app.strapi.db.connection('mails').select('recipient')).toEqual([]);
    expectRefused(await forgot('no es un correo'), { email: 'Debe ser un correo electrónico válido' });
  });

  test('the code sets a new password once, logs in, ends all sessions and tells the owner', async () => {
    const before = (await login(password)).body;
    const code = await codeFor(person.email);
    const answer = await reset(code);
    expect(answer.status).toBe(200);
    expect([await statusOf(before.jwt), await statusOf(answer.body.jwt)]).toEqual([401, 200]);
    expect([(await login(password)).status, (await login(next)).status]).toEqual([400, 200]);
    const changed = await passwordOf();
    expectRefused(await reset(code, 'Tercera-Clave-3'), {
      code: 'El enlace no es válido, ya se usó o venció: pide uno nuevo',
    });
    expect(await passwordOf()).toBe(changed);
    await app.settle();
    expect(((await outbox()) as OutboxRow[]).map(({ subject }) => subject)).toContain('Tu contraseña cambió');
  });

  test('a code that is altered, of another account, too old, or of a blocked one changes nothing', async () => {
    const code = await codeFor(person.email);
    const [id, expiresAt, signature] = code.split('.');
    const was = await passwordOf();
    const other = await givenPerson(app, { role: 'distributor' });
    for (const wrong of [
      `${id}.${Number(expiresAt) + 1}.${signature}`,
      `${other.id}.${expiresAt}.${signature}`,
      `${id}.${expiresAt}.${signature!.slice(1)}`,
      'nada',
      `${id}.${expiresAt}.`,
    ])
      expect((await reset(wrong)).status).toBe(422);
    clock.at(new Date(Date.now() + 61 * 60_000).toISOString());
    expect((await reset(code)).status).toBe(422);
    clock.run();
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ blocked: true });
    expect((await reset(code)).status).toBe(422);
    await app.strapi.db.connection('up_users').where({ id: person.id }).update({ blocked: false });
    expect(await passwordOf()).toBe(was);
    expectRefused(
      await app.anonymous.post('/api/auth/reset-password', { code, password: 'corta', passwordConfirmation: 'otra' }),
      { password: 'El texto es demasiado corto (mínimo 10)' },
    );
    expect((await reset(code)).status).toBe(200);
  });

  test('nobody guesses the code of an account for long: after ten wrong ones not even the right one counts', async () => {
    const code = await codeFor(person.email);
    clock.at(new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000 + 1_000).toISOString());
    const was = await passwordOf();
    for (let n = 0; n < 10; n += 1) expect((await reset(`${person.id}.${n}.nada`)).status).toBe(422);
    expect((await reset(code)).status).toBe(429);
    expect(await passwordOf()).toBe(was);
    // Those of others are not closed with it.
    const other = await givenPerson(app, { role: 'distributor' });
    expect((await reset(`${other.id}.1.nada`)).status).toBe(422);
    clock.run();
    await app.strapi.db.connection('login_attempts').delete();
    expect((await reset(code)).status).toBe(200);
  });

  test('the super administrator alone makes a link to hand over, which the history knows of and nothing keeps', async () => {
    const wanted = { user_id: person.id };
    for (const account of ['marketing', 'soporte', 'catalogo', 'compras', 'cumplimiento'])
      expect((await (await app.asStaff(account)).post('/people/password-links', wanted)).status).toBe(403);
    const own = (await login(password)).body.jwt;
    expect((await client(app.url, own).post('/api/password-links', wanted)).status).toBe(403);
    expect((await (await integration(app)).post('/api/password-links', wanted)).status).toBe(403);
    const admin = await app.asStaff('admin');
    expect((await admin.post('/people/password-links', wanted, { 'Idempotency-Key': 'x-1234' })).status).toBe(403);
    const { body } = await admin.post<{ data: { url: string; expires_at: string } }>('/people/password-links', wanted);
    const code = new URL(body.data.url).searchParams.get('code')!;
    expect(await tablesWith(code)).toEqual([]);
    const entries = await app.strapi.db
      .connection('audit_entries')
      .where({ model_type: 'user', model_id: String(person.id) });
    expect(entries.map(({ action }: { action: string }) => action)).toContain('password-link-made');
    expect((await reset(code)).status).toBe(200);
    expectRefused(await admin.post('/people/password-links', { user_id: 999_999 }), {
      user_id: 'No existe una cuenta con este número',
    });
  });
});

describe('changing one’s own password', () => {
  const change = (token: string | null, given: object = {}) =>
    client(app.url, token).post<Tokens>('/api/auth/change-password', {
      currentPassword: password,
      password: next,
      passwordConfirmation: next,
      ...given,
    });

  test('asks for the current one, ends all sessions but a new one of the same length, and is told by mail and in the history', async () => {
    const [here, there] = [
      (await app.anonymous.post<Tokens>('/api/auth/local', { identifier: person.email, password, rememberMe: true }))
        .body,
      (await login(password)).body,
    ];
    const { status, body } = await change(here.jwt);
    expect(status).toBe(200);
    expect([await statusOf(here.jwt), await statusOf(there.jwt), await statusOf(body.jwt)]).toEqual([401, 401, 200]);
    await app.endShortMemories();
    expect([await statusOf(there.jwt, app.secondUrl), await statusOf(body.jwt, app.secondUrl)]).toEqual([401, 200]);
    const kept = (await app.strapi.db
      .connection('strapi_sessions')
      .where({ user_id: String(person.id) })
      .select('type')) as { type: string }[];
    expect(kept).toEqual([{ type: 'refresh' }]);
    expect([(await login(password)).status, (await login(next)).status]).toEqual([400, 200]);
    await app.settle();
    expect(
      ((await outbox()) as OutboxRow[]).map(({ subject, text }) => [subject, /Si no fuiste tú/.test(String(text))]),
    ).toEqual([['Tu contraseña cambió', true]]);
    const entries = await app.strapi.db
      .connection('audit_entries')
      .where({ model_type: 'user', model_id: String(person.id) });
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['password-changed']);
    expect(JSON.stringify(entries)).not.toMatch(/\$2[aby]\$/);
  });

  test('is refused with a wrong one, one that is short, the same or not repeated, and to visitors', async () => {
    const { jwt } = (await login(password)).body;
    const was = await passwordOf();
    expectRefused(await change(jwt, { currentPassword: 'no-es-esta' }), {
      currentPassword: 'La contraseña actual no es correcta',
    });
    expectRefused(await change(jwt, { password: 'corta', passwordConfirmation: 'corta' }), {
      password: 'El texto es demasiado corto (mínimo 10)',
    });
    const long = 'ñ'.repeat(37);
    expectRefused(await change(jwt, { password: long, passwordConfirmation: long }), {
      password: 'La contraseña es demasiado larga',
    });
    expectRefused(await change(jwt, { passwordConfirmation: 'distinta' }), {
      passwordConfirmation: 'Las contraseñas no coinciden',
    });
    expectRefused(await change(jwt, { password, passwordConfirmation: password }), {
      password: 'La contraseña nueva debe ser distinta de la actual',
    });
    expect((await change(null)).status).toBe(401);
    expect(await passwordOf()).toBe(was);
    expect(await statusOf(jwt)).toBe(200);
  });

  test('a stolen session cannot guess the current one for long', async () => {
    clock.at(new Date(Math.floor(Date.now() / 300_000) * 300_000 + 1_000).toISOString());
    const { jwt } = (await login(password)).body;
    for (let n = 0; n < 10; n += 1) expect((await change(jwt, { currentPassword: `x${n}` })).status).toBe(422);
    expect((await change(jwt)).status).toBe(429);
    expect((await login(password)).status).toBe(200);
    clock.run();
  });
});

describe('forgetting a password of the panel', () => {
  const email = 'compras@mayorista.test';
  const account = () => app.strapi.db.connection('admin_users').where({ email });
  const stateOf = async () =>
    (await account().first('password', 'reset_password_token')) as {
      readonly password: string;
      readonly reset_password_token: string | null;
    };
  const resetPanel = (resetPasswordToken: string) =>
    app.anonymous.post('/admin/reset-password', { resetPasswordToken, password: next });
  const enter = async (secret: string) =>
    (await app.anonymous.post('/admin/login', { email, password: secret })).status;

  test('the code of the mail works once; what the database holds of it opens nothing, nor does a code that is too old', async () => {
    const { password: was } = await stateOf();
    const code = await panelCode(email);
    const stored = (await stateOf()).reset_password_token!;
    expect([stored.length, stored === code]).toEqual([64, false]);
    for (const wrong of [stored, `${code}x`]) expect((await resetPanel(wrong)).status).toBe(400);
    expect((await stateOf()).password).toBe(was);

    await app.strapi.db.query('admin::user').update({
      where: { email },
      data: { resetPasswordTokenExpiresAt: new Date(Date.now() - 1_000) },
    });
    expect((await resetPanel(code)).status).toBe(400);
    expect(await stateOf()).toEqual({ password: was, reset_password_token: null });

    sent.length = 0;
    const second = await panelCode(email);
    try {
      expect((await resetPanel(second)).status).toBe(200);
      expect((await stateOf()).reset_password_token).toBeNull();
      expect([await enter(demoPassword), await enter(next)]).toEqual([400, 200]);
      expect((await resetPanel(second)).status).toBe(400);
    } finally {
      await account().update({ password: was });
    }
  });
});
