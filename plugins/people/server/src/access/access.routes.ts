import { permissionMatrix } from '@mayorista/config';
import { defineRoute, NotFoundError, paging, pathId, reject } from '@mayorista/kernel';
import { z } from 'zod';
import { accessOf, holdersOf } from './access.store';
import { permissionHolderListOutput, userAccessOutput } from './access.answer';

const needs = 'user-accesses.read';

/** Who may do what, and why: for a person what they may do, for a permission who holds it. */
export const accessRoutes = [
  defineRoute({
    method: 'GET',
    path: '/user-accesses/:id',
    noun: 'user-accesses',
    action: 'findOne',
    needs,
    summary: 'Qué puede hacer una persona y por qué',
    output: userAccessOutput,
    async handle({ strapi, params }) {
      const id = pathId(params);
      const data = await accessOf(strapi, id);
      if (data === null) throw new NotFoundError();
      return { data, id, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/permission-holders',
    noun: 'permission-holders',
    action: 'find',
    needs,
    summary: 'Quién tiene un permiso y por qué',
    isList: true,
    query: z.object({ code: z.string().max(120), ...paging }),
    output: permissionHolderListOutput,
    async handle({ strapi, query }) {
      const { code } = query;
      if (!Object.hasOwn(permissionMatrix, code)) return reject('not_found', 'code');
      const [page, pageSize] = [query.page, query.per_page];
      const { data, total, isPublic, roles } = await holdersOf(strapi, code, { page, pageSize });
      const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
      return { data, total, is_public: isPublic, roles, meta: { pagination } };
    },
  }),
];
