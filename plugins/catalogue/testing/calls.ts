import { strapiService } from '@mayorista/kernel';
import { client, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';

export type Json = Record<string, unknown>;
export type Many<T = Json> = { data: T[]; total: number };

interface TokenService {
  create(token: object): Promise<{ accessKey: string }>;
}

/** A program with an API token: it calls the documented paths below /api. */
export async function program(app: TestApp): Promise<Client> {
  const tokens = strapiService<TokenService>(app.strapi, 'admin::api-token');
  const { accessKey } = await tokens.create({ name: 'Prueba', description: '', type: 'full-access', lifespan: null });
  return client(app.url, accessKey);
}

export const getKnex = (app: TestApp): Knex => app.strapi.db.connection as unknown as Knex;

/** Every row of some tables, and of the history and the jobs: what a refusal must leave as it was. */
export async function rowsIn(app: TestApp, ...tables: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const rows: Record<string, unknown> = {};
  for (const table of [...tables, 'audit_entries']) rows[table] = await getKnex(app)(table).orderBy('id');
  return rows;
}

/** The answer that a call must have given for the test to go on. */
export function dataOf<T = Json>(answer: Answer<unknown>, status = 200): T {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { data: T }).data;
}

/** A multipart body as the documents describe it: files beside a JSON part `data`. */
export function form(
  data: object,
  files: Readonly<Record<string, Blob>> = {},
  names: Readonly<Record<string, string>> = {},
): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  for (const [field, file] of Object.entries(files))
    body.set(field, file, names[field] ?? `${field.replace(/\W/g, '')}.${file.type === 'image/png' ? 'png' : 'pdf'}`);
  return body;
}

/** The smallest PNG: one pixel. */
export const png = (): Blob =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    { type: 'image/png' },
  );
export const pdf = (text = 'manual'): Blob => new Blob([`%PDF-1.4\n${text}\n%%EOF\n`], { type: 'application/pdf' });

let sequence = 0;
export const unique = (prefix: string): string => `${prefix} ${process.pid}-${(sequence += 1)}`;
