import { z } from 'zod';
import {
  defineRecord,
  defineRoute,
  forUpdate,
  getKnex,
  inTransaction,
  NotFoundError,
  now,
  recordAudit,
  reject,
  service,
  type Actor,
  type Core,
  type RouteDefinition,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import '@mayorista/reference/contract';
import { franchiseMigration } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { confirmedFranchiseOutput, franchiseMigrationOutput } from './franchise.answer';

const { table } = franchiseMigration;
const needs = 'user-franchise-migrations.answer';

/** Serves which companies are to confirm their branch; support adds them, their owners confirm. */
export const franchiseMigrations = defineRecord(franchiseMigration, { scope: companyRowsInReach });

/** What the modal shows: branch, salesman, the branches to choose from and the house's accounts; null once confirmed, or where nothing is asked. */
async function migrationOf(strapi: Core.Strapi, { companyId, roles }: Actor) {
  const knex = getKnex(strapi);
  if (companyId === null || roles.includes('secondary_user')) return null;
  const waiting = (await knex(table).where({ company_id: companyId }).whereNull('confirmed_at').first('id')) as
    { id: number } | undefined;
  const company = waiting === undefined ? null : await service(strapi, 'companies.companies').find(companyId);
  if (waiting === undefined || company === null) return null;
  const all = await service(strapi, 'people.branch-directory').list();
  const branches = all
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
  const salesman = company.salesmanId === null ? null : await service(strapi, 'people.users').find(company.salesmanId);
  const banks = await service(strapi, 'reference.bank-accounts').inUse();
  return {
    id: waiting.id,
    salesman:
      salesman === null
        ? null
        : {
            full_name: [salesman.name, salesman.paternal_surname, salesman.maternal_surname].filter(Boolean).join(' '),
            email: salesman.email,
            // Where the salesman is reached: at the branch.
            number: all.find(({ id }) => id === (salesman.branch_id ?? company.branchId))?.telephone ?? null,
            extension: null,
          },
    branches,
    assigned_branch: branches.find(({ id }) => id === company.branchId) ?? null,
    banks,
  };
}

/** The franchise migration modal (spec storefront 2, screen 14; 7, Profile). */
export const franchiseRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/user-franchise-migrations',
    noun: 'user-franchise-migrations',
    action: 'find',
    needs,
    summary: 'La sucursal y el vendedor que una empresa tiene que confirmar',
    output: franchiseMigrationOutput,
    handle: async ({ strapi, actor }) => ({ data: await migrationOf(strapi, actor), meta: {} }),
  }),
  defineRoute({
    method: 'POST',
    path: '/user-franchise-migrations',
    noun: 'user-franchise-migrations',
    action: 'confirm',
    needs,
    summary: 'Confirmar sucursal y vendedor, o pedir otra sucursal',
    isRepeatable: true,
    input: z.strictObject({
      hasConfirmed: z.union([z.literal(true), z.literal(1), z.literal('1'), z.literal('true')], 'required'),
      requestedBranchId: z
        .union([z.number(), z.string().trim()])
        .nullish()
        .transform((given) => (given === '' || given == null ? null : Number(given))),
    }),
    output: confirmedFranchiseOutput,
    async handle({ strapi, actor, input: { requestedBranchId: branchId } }) {
      const { companyId, roles } = actor;
      if (companyId === null || roles.includes('secondary_user')) throw new NotFoundError();
      await inTransaction(strapi, async (tx) => {
        const row = (await forUpdate(tx, tx.trx(table).where({ company_id: companyId })).first(
          'id',
          'confirmed_at',
        )) as { id: number; confirmed_at: unknown } | undefined;
        if (row === undefined) throw new NotFoundError();
        if (row.confirmed_at !== null) reject('franchise_confirmed');
        const branches = branchId === null ? [] : await service(strapi, 'people.branch-directory').list();
        if (branchId !== null && !branches.some(({ id, isActive }) => isActive && id === branchId))
          reject('not_found', 'requestedBranchId');
        await tx
          .trx(table)
          .where({ id: row.id })
          .update({ confirmed_at: now(), confirmed_by: actor.name, requested_branch_id: branchId, updated_at: now() });
        await recordAudit(tx, actor, {
          modelType: 'franchise-migrations',
          modelId: row.id,
          action: 'confirmed',
          after: { requested_branch_id: branchId },
        });
      });
      return { data: { ok: true }, meta: {} };
    },
  }),
];
