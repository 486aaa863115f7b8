import { createRequire } from 'node:module';
import path from 'node:path';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { client, clock, repositoryRoot, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Line {
  readonly product_id: number;
  readonly quantity: number;
  readonly unit_price: string;
  readonly subtotal: string;
}

export interface Quotation {
  readonly id: number;
  readonly folio: string;
  readonly status: string;
  readonly version: number;
  readonly valid_to: string;
  readonly currency: string;
  readonly exchange_rate: string;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  readonly company_id: number;
  readonly sale_order_id: number | null;
  readonly lines: readonly Line[];
  readonly next_statuses: readonly { readonly status: string; readonly reasons: readonly string[] }[];
  readonly versions: readonly (Omit<Quotation, 'lines' | 'versions'> & {
    readonly number: number;
    readonly lines: readonly (Line & { readonly price_steps?: readonly { readonly rule: string }[] })[];
  })[];
}

export type One = { data: Quotation };
export type Many = { data: Quotation[]; total: number };

/** A company with its people, and what stands beside it. */
export interface Cast {
  readonly knex: Knex;
  readonly companyId: number;
  readonly otherId: number;
  readonly branchId: number;
  readonly people: Readonly<Record<string, Client>>;
  readonly mails: Readonly<Record<string, string>>;
}

export async function castOf(app: TestApp): Promise<Cast> {
  const knex = app.strapi.db.connection as unknown as Knex;
  const companies = await knex('companies').where({ credit_blocked: false, status: 1 }).orderBy('id').select('id');
  const [companyId, otherId] = companies.map(({ id }) => id as number) as [number, number];
  const branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id as number;
  const people: Record<string, Client> = { visitor: app.anonymous };
  const mails: Record<string, string> = {};
  const add = async (name: string, role: string, wish: object = {}) => {
    const person = await givenPerson(app, { role, ...wish });
    people[name] = client(app.url, person.token);
    mails[name] = person.email;
    return person;
  };
  await add('distributor', 'distributor', { companyId });
  await add('colleague', 'distributor', { companyId });
  await add('secondary', 'secondary_user', { companyId });
  await add('foreign', 'distributor', { companyId: otherId });
  await add('nobody', 'distributor');
  await add('installer', 'installer');
  await add('employee', 'employee');
  await add('storeman', 'storeman');
  const attends = await add('salesman', 'salesman');
  await knex('companies').where({ id: companyId }).update({ salesman_id: attends.id });
  await add('otherSalesman', 'salesman');
  return { knex, companyId, otherId, branchId, people, mails };
}

export const create = async (who: Client, lines: readonly object[], more: object = {}): Promise<Quotation> => {
  const answer = await who.post<One>('/api/distributor-quotations', { currency: 'USD', lines, ...more });
  if (answer.status !== 201) throw new Error(`Not created: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
};
export const move = (who: Client, id: number, status: string, more: object = {}) =>
  who.put<One>(`/api/distributor-quotation-statuses/${id}`, { status, ...more });
export const show = async (who: Client, id: number): Promise<Quotation> =>
  (await who.get<One>(`/api/distributor-quotations/${id}`)).body.data;

/** Opens a session of somebody's in whose name a salesman acts. */
export async function actFor(app: TestApp, salesman: Client, email: string): Promise<Client> {
  const { id } = (await app.strapi.db.connection('up_users').where({ email }).first('id')) as { id: number };
  const { status, body } = await salesman.post<{ data: { jwt: string } }>('/api/user-impersonations', { user_id: id });
  if (status !== 201) throw new Error(`Nobody acts: ${status} ${JSON.stringify(body)}`);
  return client(app.url, body.data.jwt);
}

/** Runs the hourly job as the server runs it, at a moment. */
export async function expireAt(app: TestApp, moment: string): Promise<number> {
  clock.at(moment);
  const file = path.join(repositoryRoot, 'plugins/quotations/dist/server/src/expiry/expire.handler.js');
  const { run } = createRequire(file)(file) as typeof import('../src/expiry/expire.handler');
  const result = await run({
    strapi: app.strapi,
    payload: {},
    jobId: 0,
    attempt: 1,
    progress: async () => {},
    signal: new AbortController().signal,
  });
  return (result as { expired: number }).expired;
}
