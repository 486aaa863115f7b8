import { strapiService } from '@mayorista/kernel';
import { client, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';

export type Json = Record<string, unknown>;
export type Many<T = Json> = { data: T[]; total: number };

interface Media {
  readonly language: string;
  readonly image_view_type: string;
  readonly url: string;
  readonly alt: string | null;
}
interface Overview {
  readonly id: number;
  readonly order: number;
  readonly image_align: string;
  readonly media: Media[];
}
export type Overviews = { data: Overview[]; total: number; meta: { updatedAt: string | null } };

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

/** What a call must have answered for the test to go on. */
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

export interface Product {
  readonly id: number;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** What a product needs to be published, apart from itself. */
export interface ProductParts {
  readonly brand: number;
  readonly category: number;
  readonly picture: number;
}

/** A product with all that publishing asks for, as the panel creates it. */
export const wholeProduct = ({ brand, category, picture }: ProductParts, more: object = {}) => ({
  name_translations: { es: 'Grabador de paso' },
  model: unique('PROD-P'),
  brand_id: brand,
  category_id: category,
  list_price: '100',
  sat_key: '46171610',
  main_image: picture,
  status: 1,
  ...more,
});
