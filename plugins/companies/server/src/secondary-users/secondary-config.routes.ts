import { z } from 'zod';
import {
  typedNumber,
  defineRoute,
  forUpdate,
  getKnex,
  inTransaction,
  NotFoundError,
  pathId,
  recordAudit,
  recordId,
  reject,
  type Actor,
  type Core,
  type RouteDefinition,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import { companyRowsInReach } from '../companies/company-rows';
import { tables } from '../uids';
import { assertOwnSession } from './secondary-user.service';
import { secondaryConfigOutput } from './secondary-user.answer';

const write = 'secondary-users.write';
/** Percent above the company's own price; four decimals, as the column keeps. */
const markup = z
  .number()
  .min(0)
  .max(1000)
  .transform((value) => Math.round(value * 10_000) / 10_000);
const input = z.strictObject({ secondary_user_markup: markup, company_id: recordId.optional() });

type Source = { readonly strapi: Core.Strapi; readonly actor: Actor };
interface Row {
  readonly id: number;
  readonly secondary_user_markup: string | number | null;
}

const view = (row: Row) => ({
  id: row.id,
  company_id: row.id,
  secondary_user_markup: String(row.secondary_user_markup ?? 0),
});

async function find({ strapi, actor }: Source, id: number, knex: Knex = getKnex(strapi)): Promise<Row> {
  const companies = knex(tables.company).select({ company_id: 'id' }, 'id', 'secondary_user_markup').as('company');
  const query = knex(companies).where({ id });
  companyRowsInReach(query, actor, strapi);
  const row = (await query.first('id', 'secondary_user_markup')) as Row | undefined;
  if (row === undefined) throw new NotFoundError();
  return row;
}

async function save(source: Source, id: number, value: number) {
  assertOwnSession(source.actor);
  const row = await inTransaction(source.strapi, async (tx) => {
    await forUpdate(tx, tx.trx(tables.company).where({ id })).first('id');
    const before = await find(source, id, tx.trx);
    await tx.trx(tables.company).where({ id }).update({ secondary_user_markup: value });
    const after = await find(source, id, tx.trx);
    await recordAudit(tx, source.actor, {
      modelType: 'company-distributors',
      modelId: id,
      action: 'changed',
      before: view(before),
      after: view(after),
    });
    return after;
  });
  return { data: view(row), id, meta: {} };
}

/** What secondary users pay above the company's own price: one configuration a company, called by the company's id. */
export const secondaryConfigRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/secondary-user-configs',
    noun: 'secondary-user-configs',
    action: 'find',
    needs: write,
    summary: 'Precio de los usuarios secundarios de la empresa',
    query: z.object({ company_id: typedNumber(recordId).optional() }),
    output: secondaryConfigOutput,
    async handle({ strapi, actor, query }) {
      const id = actor.companyId ?? query.company_id ?? reject('required', 'company_id');
      return { data: view(await find({ strapi, actor }, id)), id, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/secondary-user-configs',
    noun: 'secondary-user-configs',
    action: 'create',
    needs: write,
    summary: 'Fijar el precio de los usuarios secundarios',
    isRepeatable: true,
    input,
    output: secondaryConfigOutput,
    handle: ({ strapi, actor, input: given }) =>
      save(
        { strapi, actor },
        given.company_id ?? actor.companyId ?? reject('required', 'company_id'),
        given.secondary_user_markup,
      ),
  }),
  defineRoute({
    method: 'PUT',
    path: '/secondary-user-configs/:id',
    noun: 'secondary-user-configs',
    action: 'update',
    needs: write,
    summary: 'Cambiar el precio de los usuarios secundarios',
    input: z.strictObject({ secondary_user_markup: markup }),
    output: secondaryConfigOutput,
    handle: ({ strapi, actor, params, input: given }) =>
      save({ strapi, actor }, pathId(params), given.secondary_user_markup),
  }),
];
