import { z } from 'zod';
import {
  defineRoute,
  fetchPageBy,
  forUpdate,
  getKnex,
  inTransaction,
  NotFoundError,
  paging,
  parseInput,
  pathId,
  recordAudit,
  reject,
  rejectUnknown,
  typedId,
  whereAmong,
  type Actor,
  type Core,
  type RouteDefinition,
  type RouteRequest,
} from '@mayorista/kernel';
import { people } from '@mayorista/people/shared';
import type { Knex } from 'knex';
import { companyRowsInReach } from '../companies/company-rows';
import { searchWords } from '../companies/search-words';
import { tables } from '../uids';
import { distributorViews, type DistributorRow } from './distributor.view';
import { changedDistributorOutput, distributorListOutput, distributorOutput } from './distributor.answer';

const read = 'distributors.read';
type Source = Pick<RouteRequest, 'strapi' | 'actor'>;
const search = z.string().trim().max(100).optional();
const listed = z.object({ ...paging, omniSearchQuery: search, search });

/** Builds the query of the distributors within reach: companies, with the branch that serves each. */
export function distributors({ strapi, actor }: Source, knex: Knex = getKnex(strapi)): Knex.QueryBuilder {
  const companies = knex(tables.company)
    .leftJoin(tables.companyBranch, `${tables.companyBranch}.company_id`, `${tables.company}.id`)
    .select(
      `${tables.company}.*`,
      `${tables.company}.id as company_id`,
      `${tables.companyBranch}.branch_id as branch_id`,
    );
  const query = knex(companies.as('company'));
  companyRowsInReach(query, actor, strapi);
  return query;
}

const contacts = [
  { table: tables.companyEmail, column: 'email' },
  { table: tables.companyTelephone, column: 'number' },
] as const;
const names = ['business_name', 'tradename', 'rfc'] as const;

/** Columns in which distributors are looked for. */
export const searchedTexts = [...contacts, ...names.map((column) => ({ table: tables.company, column }))];

/** Narrows a query to companies in whose names, RFC or contacts each word is found. */
function narrow(query: Knex.QueryBuilder, strapi: Core.Strapi, words: string | undefined): void {
  const knex = getKnex(strapi);
  searchWords(query, strapi, words, (any, holds) => {
    for (const column of names) holds(any, column);
    for (const { table, column } of contacts) {
      const owners = knex(table).select('company_id');
      owners.where((either) => holds(either as Knex.QueryBuilder, column));
      any.orWhere((one) => whereAmong(strapi, one, 'id', owners));
    }
  });
}

export async function getDistributor(source: Source, id: number) {
  const row = (await distributors(source).where({ id }).first('*')) as DistributorRow | undefined;
  if (row === undefined) throw new NotFoundError();
  const [view] = await distributorViews(source.strapi, getKnex(source.strapi), [row]);
  if (view === undefined) throw new NotFoundError();
  return view;
}

const list = (path: string): RouteDefinition =>
  defineRoute({
    method: 'GET',
    path,
    noun: path.slice(1),
    action: 'find',
    needs: read,
    summary: 'Distribuidores con sus contactos',
    isList: true,
    query: listed,
    output: distributorListOutput,
    async handle({ strapi, actor, query }) {
      const found = () => {
        const each = distributors({ strapi, actor });
        narrow(each, strapi, query.omniSearchQuery ?? query.search);
        return each;
      };
      const { rows, total, meta } = await fetchPageBy<DistributorRow>(found, query, (each) =>
        each.select('*').orderBy('business_name'),
      );
      return { data: await distributorViews(strapi, getKnex(strapi), rows), total, meta };
    },
  });

const show = (path: string): RouteDefinition =>
  defineRoute({
    method: 'GET',
    path: `${path}/:id`,
    noun: path.slice(1),
    action: 'findOne',
    needs: read,
    summary: 'Un distribuidor con sus contactos',
    output: distributorOutput,
    handle: async ({ strapi, actor, params }) => ({
      data: await getDistributor({ strapi, actor }, pathId(params)),
      meta: {},
    }),
  });

const ofHouse = z.strictObject({
  tradename: z.string().trim().max(200).nullish(),
  salesman_id: typedId.nullish(),
  company_type: z.enum(['integrator', 'reseller', 'installer', 'retailer', 'government'], 'not_an_option').optional(),
});
const ofOwner = ofHouse.pick({ tradename: true });

async function change({ strapi, actor }: Source, id: number, given: unknown): Promise<void> {
  const input = parseInput(actor.companyId === null ? ofHouse : ofOwner, given);
  await inTransaction(strapi, async (tx) => {
    await forUpdate(tx, tx.trx(tables.company).where({ id })).first('id');
    const before = (await distributors({ strapi, actor }, tx.trx).where({ id }).first('*')) as
      Record<string, unknown> | undefined;
    if (before === undefined) throw new NotFoundError();
    const { salesman_id: salesman } = input as { salesman_id?: number | null };
    await rejectUnknown(tx, [{ field: 'salesman_id', to: people, id: salesman }]);
    if (Object.keys(input).length === 0) return;
    await tx.trx(tables.company).where({ id }).update(input);
    await recordAudit(tx, actor, {
      modelType: 'company-distributors',
      modelId: id,
      action: 'changed',
      before: Object.fromEntries(Object.keys(input).map((name) => [name, before[name]])),
      after: input,
    });
  });
}

/** Distributors as staff look them up and their owners name them (spec people 7; spec storefront 7, Company). */
export const distributorRoutes: readonly RouteDefinition[] = [
  list('/distributors'),
  show('/distributors'),
  list('/crm-distributors'),
  show('/crm-distributors'),
  defineRoute({
    method: 'PATCH',
    path: '/distributors/:id',
    noun: 'distributors',
    action: 'update',
    needs: 'company-logos.write',
    summary: 'Cambiar el nombre comercial de una empresa; la casa, también su vendedor y giro',
    input: z.looseObject({}),
    output: changedDistributorOutput,
    async handle({ strapi, actor, params, input }) {
      const id = pathId(params);
      await change({ strapi, actor }, id, input);
      return { data: await getDistributor({ strapi, actor }, id), id, meta: {} };
    },
  }),
];

/** Asks for a company within reach by one of the two names that calls give it. */
export function companyAsked(
  query: { readonly company_id?: number | undefined; readonly distributor_id?: number | undefined },
  actor: Actor,
): number {
  return query.company_id ?? query.distributor_id ?? actor.companyId ?? reject('required', 'company_id');
}
