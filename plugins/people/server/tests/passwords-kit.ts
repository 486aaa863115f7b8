import { expect } from 'vitest';
import { boot, client, type Answer, type TestApp } from '@mayorista/kernel/testing';
import { strapiService } from '@mayorista/kernel';
import { givenPerson } from '../../testing';
import { run as sendResetMail } from '../src/passwords/send-reset-mail.handler';

interface SentMail {
  readonly to: string;
  readonly from?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
export interface OutboxRow extends Record<string, unknown> {
  readonly recipient: string;
}
interface UserService {
  edit(id: number, data: object): Promise<unknown>;
}

export interface Tokens {
  readonly jwt: string;
  readonly refreshToken: string;
}

export const password = 'Una-Clave-Larga-1';
export const next = 'Otra-Clave-Larga-2';
export let app: TestApp;
export let person: { id: number; email: string; token: string };
export let sent: SentMail[] = [];

export const login = (secret: string): Promise<Answer<Tokens>> =>
  app.anonymous.post<Tokens>('/api/auth/local', { identifier: person.email, password: secret });
export const statusOf = async (token: string, url = app.url): Promise<number> =>
  (await client(url, token).get('/api/user')).status;
export const forgot = (email: string) => app.anonymous.post('/api/auth/forgot-password', { email });
export const reset = (code: string, secret = next) =>
  app.anonymous.post<Tokens>('/api/auth/reset-password', { code, password: secret, passwordConfirmation: secret });
export const outbox = () => app.strapi.db.connection('mails').where({ recipient: person.email }).orderBy('id');
export const passwordOf = async (): Promise<string> =>
  ((await app.strapi.db.connection('up_users').where({ id: person.id }).first('password')) as { password: string })
    .password;

/** The code of the mail that was sent last: what its receiver alone can read. */
function codeSent(): string {
  const code = /reset-password\?code=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1];
  if (code === undefined) throw new Error('No mail with a code was sent');
  return code;
}

/** The code that a mail to this address carries. In services mode a workers process sends it: the same job is done here once more. */
export async function codeFor(email: string): Promise<string> {
  expect((await forgot(email)).body).toEqual({ ok: true });
  await app.settle();
  // Another job each time: a mail is sent once for each.
  job.jobId += 1;
  if (sent.length === 0) await sendResetMail({ ...job, strapi: app.strapi, payload: { email } });
  return codeSent();
}
const job = { jobId: 999_999, attempt: 1, progress: async () => {}, signal: new AbortController().signal };

/** Starts the platform, and keeps what is mailed. */
export async function begin(): Promise<void> {
  app = await boot();
  const { provider } = app.strapi.plugins.email as unknown as {
    provider: { send: (mail: SentMail) => Promise<void> };
  };
  const send = provider.send.bind(provider);
  provider.send = async (mail) => {
    sent.push(mail);
    await send(mail);
  };
}

/** Gives each test a person of its own and empty mail boxes. */
export async function anew(): Promise<void> {
  await app.strapi.db.connection('login_attempts').delete();
  sent = [];
  person = await givenPerson(app, { role: 'distributor' });
  await strapiService<UserService>(app.strapi, 'plugin::users-permissions.user').edit(person.id, { password });
  await app.settle();
  await app.strapi.db.connection('mails').delete();
}

/** Has the panel send its own mail to somebody of the panel; the code that it carries. */
export async function panelCode(email: string): Promise<string> {
  expect((await app.anonymous.post('/admin/forgot-password', { email })).status).toBe(204);
  for (let n = 0; n < 200 && sent.at(-1)?.to !== email; n += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  const mail = sent.at(-1)!;
  expect(mail).toMatchObject({ to: email, subject: 'Restablece tu contraseña del panel de Mayorista' });
  expect(mail.from).toBe('Mayorista <no-responder@mayorista.test>');
  return /code=([\w-]+)/.exec(mail.text)![1]!;
}

/** The tables in which a text stands somewhere. */
export async function tablesWith(text: string): Promise<string[]> {
  const knex = app.strapi.db.connection;
  const isPostgres = app.strapi.db.dialect.client === 'postgres';
  const names = isPostgres
    ? ((await knex('pg_tables').where({ schemaname: 'public' }).select('tablename as name')) as { name: string }[])
    : ((await knex('sqlite_master').where({ type: 'table' }).select('name')) as { name: string }[]);
  const found: string[] = [];
  for (const { name } of names) {
    if (/_fts|search_index|^sqlite_/.test(name)) continue;
    if (JSON.stringify(await knex(name).limit(20_000)).includes(text)) found.push(name);
  }
  return found;
}
