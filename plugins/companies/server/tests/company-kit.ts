import { givenPerson } from '@mayorista/people/testing';
import { expect } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { newRfc } from './registration-kit';

export type Json = Record<string, unknown>;
export type One = { data: Json & { id: number }; meta: Json };

export let app: TestApp;
export let support: Client;
/** Of a company made for the file. */
export let owner: Client;
/** Of another company, `foreign`. */
export let other: Client;
export let company: { id: number; rfc: string };
export let foreign: number;
export const knexOf = (table: string) => app.strapi.db.connection(table);

/** Boots the platform with a new company, whoever owns it and somebody of another. */
export async function begin(settings: NodeJS.ProcessEnv = {}): Promise<void> {
  app = await boot(settings);
  support = await app.asStaff('soporte');
  const rfc = newRfc();
  const made = await support.post<One>('/companies/company-distributors', {
    business_name: 'Papeles de Prueba SA',
    rfc,
  });
  expect(made.status).toBe(201);
  company = { id: made.body.data.id, rfc };
  owner = client(app.url, (await givenPerson(app, { companyId: company.id })).token);
  other = await app.as('otro');
  foreign = (await other.get<{ data: { company: { id: number } } }>('/api/user')).body.data.company.id;
}
