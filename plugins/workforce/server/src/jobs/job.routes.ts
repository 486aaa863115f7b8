import {
  answerRecord,
  answerRecords,
  changeShaped,
  createShaped,
  defineRoute,
  emptyOutput,
  foldedColumn,
  getKnex,
  inTransaction,
  paging,
  parseInput,
  pathId,
  removeShaped,
  type RouteRequest,
} from '@mayorista/kernel';
import { fold } from '@mayorista/kernel/shared';
import { z } from 'zod';
import { chainOf } from '../../../shared';
import { tables } from '../uids';
import { jobListOutput, jobOutput, shownJobOutput } from './job.answer';
import { chiefMap, readChiefs } from './job.store';
import { staffJobs } from './staff-job.record';

type Json = Readonly<Record<string, unknown>>;
const noun = 'jobs';
const reading = { noun, needs: 'jobs.read' } as const;
const writing = { noun, needs: 'jobs.write', input: z.looseObject({}) } as const;
const flagText = z.enum(['0', '1', 'true', 'false', '']).optional();
const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === '';

/** A job's roles come as `roles`, by id or as they were answered (spec people-and-crm 6). */
function prepareJob({ roles, ...input }: Json): Json {
  if (!Array.isArray(roles)) return input;
  return {
    ...input,
    role_ids: roles.map((role: unknown) =>
      typeof role === 'object' && role !== null ? (role as { id?: unknown }).id : role,
    ),
  };
}

async function listJobs({ strapi, actor, query }: RouteRequest<unknown, z.output<typeof listQuery>>) {
  const { page, per_page: pageSize, omniSearchQuery: search } = query;
  const knex = getKnex(strapi);
  const folded = foldedColumn(strapi);
  const found = () => {
    const jobs = knex(`${tables.job} as j`).leftJoin('job_titles as t', 't.id', 'j.job_title_id');
    for (const word of fold(search ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8))
      void jobs.where((either) => {
        for (const column of ['j.name', 't.name'])
          void either.orWhereRaw(`${folded} like ?`, [column, `%${word.replace(/[%_\\]/g, '')}%`]);
        void either.orWhereIn(
          'j.id',
          knex(tables.employee)
            .where({ state: 'active' })
            .whereRaw(`${folded} like ?`, ['name', `%${word.replace(/[%_\\]/g, '')}%`])
            .select('job_id'),
        );
      });
    return jobs;
  };
  const [counted] = (await found().count({ total: '*' })) as unknown as { total: number | string }[];
  const ids = (
    (await found()
      .orderBy('j.name')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select('j.id')) as { id: number }[]
  ).map(({ id }) => id);
  const data = await answerRecords(
    staffJobs,
    { strapi, actor },
    (jobs) => void jobs.whereIn('id', ids).orderBy('name'),
  );
  const total = Number(counted?.total ?? 0);
  return { data, total, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

const listQuery = z.object({ ...paging, omniSearchQuery: z.string().max(200).optional() });

/** A job with its breadcrumbs in both lines and, when asked, who answers to it and who stands beside it. */
async function showJob(request: RouteRequest<unknown, z.output<typeof showQuery>>) {
  const { strapi, actor, params, query } = request;
  const id = pathId(params);
  const answer = await answerRecord(staffJobs, request, id);
  const rows = await readChiefs(getKnex(strapi));
  const cards = async (ids: readonly number[]): Promise<Json[]> => {
    const found = await answerRecords(staffJobs, { strapi, actor }, (jobs) => void jobs.whereIn('id', [...ids]));
    const byId = new Map(found.map((job) => [Number(job.id), cardOf(job)]));
    return ids.flatMap((each): Json[] => [byId.get(each) ?? []].flat());
  };
  const below = (line: Line): number[] => rows.filter((row) => row[line] === id).map((row) => row.id);
  const beside = (line: Line): number[] => {
    const chief = rows.find((row) => row.id === id)?.[line] ?? null;
    return rows.filter((row) => row[line] === chief && row.id !== id).map((row) => row.id);
  };
  const crumbs = (line: Line): Promise<Json[]> => cards(chainOf(chiefMap(rows, line), id));
  return {
    ...answer,
    data: {
      ...answer.data,
      operative_breadcrumbs: await crumbs('operative_chief_id'),
      functional_breadcrumbs: await crumbs('functional_chief_id'),
      ...(isOn(query.withSubordinates)
        ? {
            subordinates_by_operation: await cards(below('operative_chief_id')),
            subordinates_by_function: await cards(below('functional_chief_id')),
          }
        : {}),
      ...(isOn(query.withSameLevel)
        ? {
            same_level_by_operation: await cards(beside('operative_chief_id')),
            same_level_by_function: await cards(beside('functional_chief_id')),
          }
        : {}),
    },
  };
}

type Line = 'operative_chief_id' | 'functional_chief_id';
const showQuery = z.object({ withSubordinates: flagText, withSameLevel: flagText });

/** A job as a card of the chart; an empty place says so (spec people-and-crm 2, card variants). */
export const cardOf = (job: Json): Json => ({
  id: job.id,
  name: job.name,
  job_title_name: job.job_title_name,
  full_name: job.full_name,
  variant: job.full_name === null ? 'vacant' : 'held',
});

/** Jobs and the org chart (spec people-and-crm 7, Employees, jobs, holidays). */
export const jobRoutes = [
  defineRoute({
    ...reading,
    method: 'GET',
    path: '/jobs',
    action: 'find',
    isList: true,
    query: listQuery,
    output: jobListOutput,
    handle: listJobs,
  }),
  defineRoute({
    ...reading,
    method: 'GET',
    path: '/jobs/:id',
    action: 'findOne',
    query: showQuery,
    output: shownJobOutput,
    handle: showJob,
  }),
  defineRoute({
    ...writing,
    method: 'POST',
    path: '/jobs',
    action: 'create',
    status: 201,
    output: jobOutput,
    async handle(request) {
      const { strapi, actor } = request;
      const input = parseInput(staffJobs.schemas.create, prepareJob(request.input));
      const id = await inTransaction(strapi, (tx) => createShaped(staffJobs, tx, actor, { input }));
      return answerRecord(staffJobs, request, id);
    },
  }),
  defineRoute({
    ...writing,
    method: 'PUT',
    path: '/jobs/:id',
    action: 'update',
    output: jobOutput,
    async handle(request) {
      const { strapi, actor, params } = request;
      const id = pathId(params);
      const input = parseInput(staffJobs.schemas.change, prepareJob(request.input));
      await inTransaction(strapi, (tx) => changeShaped(staffJobs, tx, actor, { id, input, expected: null }));
      return answerRecord(staffJobs, request, id);
    },
  }),
  defineRoute({
    noun,
    needs: 'jobs.write',
    method: 'DELETE',
    path: '/jobs/:id',
    action: 'remove',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      await inTransaction(strapi, (tx) => removeShaped(staffJobs, tx, actor, { id: pathId(params), expected: null }));
      return { data: null, meta: {} };
    },
  }),
];
