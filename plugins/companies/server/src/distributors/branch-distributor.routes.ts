import { z } from 'zod';
import {
  defineRoute,
  fetchPageBy,
  getKnex,
  insertRows,
  inTransaction,
  NotFoundError,
  paging,
  pathId,
  recordAudit,
  recordId,
  reject,
  service,
  type RouteDefinition,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { companyBranch } from '../../../shared';
import { distributors } from './distributor.routes';
import { branchDistributorListOutput, branchDistributorOutput } from './distributor.answer';

const { table } = companyBranch;
type Source = Pick<RouteRequest, 'strapi' | 'actor'>;
interface Row {
  readonly id: number;
  readonly business_name: string;
  readonly branch_id: number | null;
}

async function views(knex: Knex, rows: readonly Row[]) {
  const others = (await knex(table)
    .whereIn(
      'company_id',
      rows.map(({ id }) => id),
    )
    .select('company_id', 'branch_id')) as { company_id: number; branch_id: number }[];
  return rows.map(({ id, business_name: name, branch_id: main }) => ({
    id,
    distributor_id: id,
    business_name: name,
    branch_id: main,
    branches_ids: [
      ...new Set([
        ...(main === null ? [] : [main]),
        ...others.flatMap((each) => (each.company_id === id ? [each.branch_id] : [])),
      ]),
    ],
  }));
}

async function one(source: Source, id: number) {
  const row = (await distributors(source).where({ id }).first('id', 'business_name', 'branch_id')) as Row | undefined;
  if (row === undefined) throw new NotFoundError();
  const [view] = await views(getKnex(source.strapi), [row]);
  return { data: view, id, meta: {} };
}

/** The branches at which a distributor is served, the own one first (spec people 7; spec storefront 7, branch-distributors). */
export const branchDistributorRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/branch-distributors',
    noun: 'branch-distributors',
    action: 'find',
    needs: 'distributors.read',
    summary: 'Distribuidores con las sucursales que los atienden',
    isList: true,
    query: z.object(paging),
    output: branchDistributorListOutput,
    async handle({ strapi, actor, query }) {
      const { rows, total, meta } = await fetchPageBy<Row>(
        () => distributors({ strapi, actor }),
        query,
        (found) => found.select('id', 'business_name', 'branch_id').orderBy('business_name'),
      );
      return { data: await views(getKnex(strapi), rows), total, meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/branch-distributors/:id',
    noun: 'branch-distributors',
    action: 'findOne',
    needs: 'distributors.read',
    summary: 'Las sucursales que atienden a un distribuidor',
    output: branchDistributorOutput,
    handle: ({ strapi, actor, params }) => one({ strapi, actor }, pathId(params)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/branch-distributors/:id',
    noun: 'branch-distributors',
    action: 'update',
    needs: 'branch-distributors.write',
    summary: 'Configurar las sucursales de un distribuidor',
    input: z.strictObject({ branches_ids: z.array(recordId).max(100) }),
    output: branchDistributorOutput,
    async handle({ strapi, actor, params, input: { branches_ids: given } }) {
      const id = pathId(params);
      await inTransaction(strapi, async (tx) => {
        const row = (await distributors({ strapi, actor }, tx.trx).where({ id }).first('id')) as Row | undefined;
        if (row === undefined) throw new NotFoundError();
        const ids = [...new Set(given)];
        const known = new Set((await service(strapi, 'people.branch-directory').list()).map((branch) => branch.id));
        if (!ids.every((each) => known.has(each))) reject('not_found', 'branches_ids');
        const before = (await tx.trx(table).where({ company_id: id }).select('branch_id')) as { branch_id: number }[];
        await tx.trx(table).where({ company_id: id }).delete();
        await insertRows(
          tx,
          table,
          ids.map((branchId) => ({ company_id: id, branch_id: branchId })),
        );
        await recordAudit(tx, actor, {
          modelType: 'company-distributors',
          modelId: id,
          action: 'branches-changed',
          before: { branches_ids: before.map((each) => each.branch_id) },
          after: { branches_ids: ids },
        });
      });
      return one({ strapi, actor }, id);
    },
  }),
];
