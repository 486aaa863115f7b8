import { z } from 'zod';
import {
  defineRoute,
  fetchPageBy,
  getKnex,
  paging,
  pathId,
  recordId,
  reject,
  service,
  typedId,
  type Actor,
  type Core,
  type RouteDefinition,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { companyRowsInReach } from '../companies/company-rows';
import { searchWords } from '../companies/search-words';
import { tables } from '../uids';
import { saveSecondaryUser, toSecondaryUser } from './secondary-user.store';
import { secondaryUserView } from './secondary-user.view';
import {
  changeSecondaryUser,
  getSecondaryUser,
  inviteSecondaryUser,
  secondaryUsersInReach,
} from './secondary-user.service';
import { secondaryUserListOutput, secondaryUserOutput } from './secondary-user.answer';

const read = 'secondary-users.read';
const write = 'secondary-users.write';
const text = (max: number) => z.string().trim().max(max);
const may = {
  may_see_prices: z.boolean().optional(),
  may_buy: z.boolean().optional(),
  may_quote: z.boolean().optional(),
  may_approve: z.boolean().optional(),
  may_see_invoices: z.boolean().optional(),
};
const names = { name: text(80).min(1), paternal_surname: text(80).nullish(), maternal_surname: text(80).nullish() };
const listed = z.object({
  ...paging,
  omniSearchQuery: z.string().trim().max(100).optional(),
  company_id: typedId.optional(),
});

type Request = { readonly strapi: Core.Strapi; readonly actor: Actor };
/** Answers a secondary user as it is now. */
export const answer = async (source: Request, id: number) => ({
  data: secondaryUserView(await getSecondaryUser(source, id)),
  id,
  meta: {},
});

/** A list of those that are there, or of those that were disabled. */
const list = (path: string, isDisabled: boolean): RouteDefinition =>
  defineRoute({
    method: 'GET',
    path,
    noun: path.slice(1),
    action: 'find',
    needs: read,
    summary: isDisabled ? 'Usuarios secundarios deshabilitados' : 'Usuarios secundarios de una empresa',
    isList: true,
    query: listed,
    output: secondaryUserListOutput,
    async handle({ strapi, actor, query: { omniSearchQuery: search, company_id: companyId, ...pages } }) {
      const found = () => {
        const query = secondaryUsersInReach({ strapi, actor });
        void (isDisabled ? query.whereNotNull('disabled_at') : query.whereNull('disabled_at'));
        if (companyId !== undefined) void query.where({ company_id: companyId });
        searchWords(query, strapi, search, (any, holds) => {
          for (const column of ['name', 'paternal_surname', 'maternal_surname', 'email']) holds(any, column);
        });
        return query;
      };
      const { rows, total, meta } = await fetchPageBy<{ id: number }>(found, pages, (query) =>
        query.select('*').orderBy('name').orderBy('id'),
      );
      return { data: rows.map((row) => secondaryUserView(toSecondaryUser(row))), total, meta };
    },
  });

/** Invites, changes, disables and restores the people who buy for a company at its prices (spec storefront 7, Secondary users). */
export const secondaryUserRoutes: readonly RouteDefinition[] = [
  list('/secondary-users', false),
  list('/disabled-secondary-users', true),
  defineRoute({
    method: 'GET',
    path: '/secondary-users/:id',
    noun: 'secondary-users',
    action: 'findOne',
    needs: read,
    summary: 'Un usuario secundario',
    output: secondaryUserOutput,
    handle: ({ strapi, actor, params }) => answer({ strapi, actor }, pathId(params)),
  }),
  defineRoute({
    method: 'POST',
    path: '/secondary-users',
    noun: 'secondary-users',
    action: 'create',
    needs: write,
    summary: 'Invitar a un usuario secundario',
    status: 201,
    input: z.strictObject({
      ...names,
      ...may,
      email: z.email('invalid_email').max(254),
      can_login: z.boolean().optional(),
      company_id: recordId.optional(),
    }),
    output: secondaryUserOutput,
    async handle({ strapi, actor, input: { company_id: asked, ...invited } }) {
      const companyId = actor.companyId ?? asked ?? reject('required', 'company_id');
      if (asked !== undefined && asked !== companyId) reject('not_found', 'company_id');
      await requireCompany({ strapi, actor }, companyId);
      const id = await inviteSecondaryUser(
        { strapi, actor },
        companyId,
        invited as Parameters<typeof inviteSecondaryUser>[2],
      );
      return answer({ strapi, actor }, id);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/secondary-users/:id',
    noun: 'secondary-users',
    action: 'update',
    needs: write,
    summary: 'Cambiar los datos y permisos de un usuario secundario',
    input: z.strictObject({ ...names, ...may }).partial(),
    output: secondaryUserOutput,
    async handle({ strapi, actor, params, input: { name, paternal_surname, maternal_surname, ...allowed } }) {
      const id = pathId(params);
      await changeSecondaryUser({ strapi, actor }, id, {
        action: 'changed',
        async change(tx, { company_id: companyId, disabled_at: disabledAt }) {
          if (disabledAt !== null) reject('secondary_user_disabled');
          const given = { name, paternal_surname, maternal_surname };
          const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
          await service(strapi, 'people.accounts').changeIn(tx, id, changes);
          await saveSecondaryUser(tx, { userId: id, companyId }, allowed);
        },
      });
      return answer({ strapi, actor }, id);
    },
  }),
];

/** Refuses a company out of reach as if there were none. */
async function requireCompany({ strapi, actor }: Request, companyId: number): Promise<void> {
  const knex = getKnex(strapi);
  const query = knex(knex(tables.company).where({ id: companyId }).select({ company_id: 'id' }).as('company'));
  companyRowsInReach(query, actor, strapi);
  if ((await query.first('company_id')) === undefined) reject('not_found', 'company_id');
}
