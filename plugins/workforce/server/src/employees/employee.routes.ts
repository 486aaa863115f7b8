import {
  typedNumber,
  defineRoute,
  escapeLike,
  foldedColumn,
  getKnex,
  isAllowed,
  NotFoundError,
  paging,
  pathId,
  service,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import { fold } from '@mayorista/kernel/shared';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { departmentNames } from '../jobs/department-names';
import { tables } from '../uids';
import { employeeSection } from './user-section';
import { employeeListOutput, employeeOutput } from './employee.answer';

interface CardRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly employee_number: string;
  readonly job_id: number | null;
  readonly job_name: string | null;
  readonly job_title_name: string | null;
  readonly department_id: number | null;
  readonly email: string | null;
  readonly branch_id: number | null;
  readonly state: string;
}

/** What colleagues know of one another. */
const cards = (knex: Knex): Knex.QueryBuilder =>
  knex(`${tables.employee} as e`)
    .leftJoin(`${tables.user} as u`, 'u.id', 'e.user_id')
    .leftJoin(`${tables.job} as j`, 'j.id', 'e.job_id')
    .leftJoin('job_titles as t', 't.id', 'j.job_title_id');

const columns = {
  id: 'e.id',
  user_id: 'e.user_id',
  name: 'e.name',
  employee_number: 'e.employee_number',
  job_id: 'e.job_id',
  job_name: 'j.name',
  job_title_name: 't.name',
  department_id: 't.department_id',
  email: 'u.email',
  branch_id: 'u.branch_id',
  state: 'e.state',
};

/** Rows as colleagues are shown them, with the names of department and branch. */
async function toCards(strapi: Core.Strapi, rows: readonly CardRow[]) {
  const departments = await departmentNames(strapi, rows);
  const branches = new Map<number | null, string>(
    (await service(strapi, 'people.branch-directory').list()).map((branch) => [branch.id, branch.name]),
  );
  return rows.map(({ department_id: departmentId, ...row }) => ({
    ...row,
    full_name: row.name,
    department: departments.get(departmentId) ?? null,
    branch_name: branches.get(row.branch_id) ?? null,
  }));
}

const query = z.object({
  ...paging,
  omniSearchQuery: z.string().max(200).optional(),
  state: z.enum(['active', 'ended', 'all']).default('active'),
  job_title_id: typedNumber(z.number().int().positive()).optional(),
  department_id: typedNumber(z.number().int().positive()).optional(),
  branch_id: typedNumber(z.number().int().positive()).optional(),
});

async function list(strapi: Core.Strapi, asked: z.output<typeof query>) {
  const knex = getKnex(strapi);
  const { page, per_page: pageSize } = asked;
  const folded = foldedColumn(strapi);
  const found = (): Knex.QueryBuilder => {
    const rows = cards(knex);
    if (asked.state !== 'all') void rows.where('e.state', asked.state);
    if (asked.job_title_id !== undefined) void rows.where('j.job_title_id', asked.job_title_id);
    if (asked.department_id !== undefined) void rows.where('t.department_id', asked.department_id);
    if (asked.branch_id !== undefined) void rows.where('u.branch_id', asked.branch_id);
    for (const word of fold(asked.omniSearchQuery ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8))
      void rows.where((either) => {
        for (const column of ['e.name', 'e.employee_number', 'u.email', 'j.name'])
          void either.orWhereRaw(`${folded} like ? escape '\\'`, [column, `%${escapeLike(word)}%`]);
      });
    return rows;
  };
  const [counted] = (await found().count({ total: '*' })) as unknown as { total: number | string }[];
  const rows = (await found()
    .orderBy('e.name')
    .orderBy('e.id')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select(columns)) as CardRow[];
  const total = Number(counted?.total ?? 0);
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  return { data: await toCards(strapi, rows), total, meta: { pagination } };
}

/** An employee as a colleague; the whole file for personnel and for themselves. */
async function show(strapi: Core.Strapi, actor: Actor, id: number) {
  const row = (await cards(getKnex(strapi)).where('e.id', id).first(columns)) as CardRow | undefined;
  if (row === undefined) throw new NotFoundError();
  const isOwn = actor.kind === 'person' && actor.id === row.user_id;
  const file =
    isOwn || isAllowed(actor, 'employee-files.read')
      ? await employeeSection.read({ strapi, actor, userId: row.user_id })
      : {};
  const [card] = await toCards(strapi, [row]);
  return { data: { ...card, ...file }, id, meta: {} };
}

/** Employees as colleagues look one another up (spec people-and-crm 7, /employee). */
export const employeeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/employee',
    noun: 'employee',
    action: 'find',
    needs: 'employees.read',
    summary: 'Empleados, como los conocen sus compañeros',
    isList: true,
    query,
    output: employeeListOutput,
    handle: ({ strapi, query: asked }) => list(strapi, asked),
  }),
  defineRoute({
    method: 'GET',
    path: '/employee/:id',
    noun: 'employee',
    action: 'findOne',
    needs: 'employees.read',
    summary: 'Un empleado; con su expediente para personal y para sí mismo',
    output: employeeOutput,
    handle: ({ strapi, actor, params }) => show(strapi, actor, pathId(params)),
  }),
];
