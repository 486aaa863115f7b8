import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { givenProduct } from '@mayorista/catalogue/testing';
import { strapiService } from '@mayorista/kernel';
import { client, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';

type One<T = Record<string, unknown>> = { data: T };
export type Many<T = Record<string, unknown>> = {
  data: T[];
  total: number;
  meta: { pagination: { pageSize: number } };
};
export type Refusals = { errors: Record<string, string[]> };

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

export const idOf = async (app: TestApp, table: string, where: object): Promise<number> => {
  const row = (await getKnex(app)(table).where(where).first('id')) as { id: number } | undefined;
  if (row === undefined) throw new Error(`${table} has no ${JSON.stringify(where)}`);
  return row.id;
};

export const countOf = async (app: TestApp, table: string): Promise<number> =>
  Number(((await getKnex(app)(table).count({ n: '*' })) as { n: number | string }[])[0]?.n ?? 0);

/** How many private files lie on the disk. */
export async function keptFiles(app: TestApp): Promise<number> {
  const folder = path.join(app.dataFolder, 'private');
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}

/** What a document that was written leaves: rows, links, and its file. */
export const tracesOf = async (app: TestApp): Promise<readonly number[]> => [
  await countOf(app, 'nom_documents'),
  await countOf(app, 'nom_document_products'),
  await countOf(app, 'private_files'),
  await keptFiles(app),
];

export const pdf = (text = 'certificado'): Blob =>
  new Blob([`%PDF-1.4\n${text}\n%%EOF\n`], { type: 'application/pdf' });

/** A multipart body as the documents describe it: files beside a JSON part `data`, flags as fields. */
export function form(
  data: object,
  files: Readonly<Record<string, Blob>> = {},
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, file] of Object.entries(files)) body.set(name, file, `${name.replace(/\W/g, '')}.pdf`);
  return body;
}

let sequence = 0;
export const unique = (prefix: string): string => `${prefix}-${process.pid}-${(sequence += 1)}`;

/** What a call must have answered for the test to go on. */
export function dataOf<T = Record<string, unknown>>(answer: Answer<unknown>, status = 200): T {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as One<T>).data;
}

/** A norm with one mandatory requirement of each given kind. */
export async function givenNom(
  api: Client,
  kinds: readonly ('certificate' | 'dictum' | 'evidence')[] = ['certificate'],
) {
  const nom = dataOf<{ id: number; code: string }>(
    await api.post('/api/noms', { code: unique('NOM'), name: 'Norma de prueba' }),
    201,
  );
  const requirements: number[] = [];
  for (const kind of kinds)
    requirements.push(
      dataOf<{ id: number }>(
        await api.post('/api/nom-requirements', { name: `Requisito ${kind}`, nom_id: nom.id, document_type: kind }),
        201,
      ).id,
    );
  return { ...nom, requirements };
}

/** A product under a norm. */
export async function givenProductUnder(
  app: TestApp,
  api: Client,
  nomId: number,
): Promise<{ id: number; sku: string }> {
  const product = await givenProduct(app);
  dataOf(await api.put(`/api/nom-products/${product.id}`, { requires_nom: true, nom_ids: [nomId] }));
  return product;
}

export interface Document {
  readonly id: number;
  readonly status: string;
  readonly condition: string;
  readonly updatedAt: string;
  readonly products: { product_id: number }[];
  readonly file: { name: string; url: string } | null;
  readonly [field: string]: unknown;
}

export interface DocumentWish {
  readonly nom_id: number;
  readonly product_ids?: readonly number[];
  readonly issued_on?: string;
  readonly expires_on?: string | null;
}

/** A certificate as a program sends it. */
export async function givenCertificate(app: TestApp, api: Client, wish: DocumentWish): Promise<Document> {
  const data = {
    number: unique('C'),
    certification_agency_id: await idOf(app, 'certification_agencies', { acronym: 'ACELEC' }),
    issued_on: '2026-01-10',
    ...wish,
  };
  return dataOf<Document>(await api.post('/api/nom-certificates', form(data, { file: pdf() })), 201);
}

/** The same, reviewed and approved. */
export async function givenApproved(app: TestApp, api: Client, wish: DocumentWish): Promise<Document> {
  const { id } = await givenCertificate(app, api, wish);
  for (const status of ['in_review', 'approved']) dataOf(await api.put(`/api/nom-document-status/${id}`, { status }));
  return dataOf<Document>(await api.get(`/api/nom-documents/${id}`));
}

export interface Sheet {
  readonly light: string;
  readonly state: string;
  readonly label: string;
  readonly status: string;
  readonly reasons: { code: string; message: string }[];
  readonly noms: { id: number; source: string }[];
  readonly gates: { gate: string; is_open: boolean; override: unknown }[];
  readonly requirements: { requirement_id: number | null; result: string }[];
  readonly [field: string]: unknown;
}

export const sheetOf = async (api: Client, productId: number): Promise<Sheet> =>
  dataOf<Sheet>(await api.get(`/api/nom-products/${productId}`));
