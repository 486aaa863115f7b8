import { z } from 'zod';
import {
  defineRecord,
  endSessionsOf,
  getKnex,
  service,
  whenCommitted,
  type Actor,
  type FieldError,
  type Tx,
  namedOutput,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { makesCircle, staffJob } from '../../../shared';
import { chiefMap, holdersOfJobs, readChiefs } from './job.store';

const chiefs = ['operative_chief_id', 'functional_chief_id'] as const;

/** Keeps jobs: no circle in either line, roles given by whoever may give them, sessions of holders ended when rights go or come. */
export const staffJobs = defineRecord(staffJob, {
  needs: { read: 'jobs.read', write: 'jobs.write' },
  // Two changes of the org chart that are right alone could make a circle together.
  turn: 'workforce.org-chart',
  checkIn: async ({ tx, actor, record, before }) => [
    ...(await judgeChiefs(tx, record, before?.id ?? null)),
    ...(await judgeRoles(tx, actor, { roles: record.roles, before: before?.roles ?? [] })),
  ],
  afterWrite: async ({ tx, before, after }) => {
    if (before === null || after === null) return;
    const rolesOf = (row: typeof after): string => JSON.stringify(row.roles.map(({ role_id: id }) => id).sort());
    if (rolesOf(before) === rolesOf(after)) return;
    const holders = await holdersOfJobs(tx.trx, [after.id]);
    whenCommitted(
      tx,
      () =>
        void endSessionsOf(
          tx.strapi,
          holders.map(({ user_id: id }) => id),
        ),
    );
  },
  computedOutput: {
    job_title_name: z.string().nullable(),
    full_name: z.string().nullable(),
    holders: z.array(namedOutput),
  },
  computed: async (strapi, rows) => {
    const holders = await holdersOfJobs(
      getKnex(strapi),
      rows.map(({ id }) => id),
    );
    return ({ id }, { job_title: title }) => {
      const own = holders.filter((holder) => holder.job_id === id);
      return {
        job_title_name: title?.name ?? null,
        /** Who holds the job; several where it has several places. */
        full_name: own.map(({ name }) => name).join(', ') || null,
        holders: own.map(({ employee_id: employeeId, name }) => ({ id: employeeId, name })),
      };
    };
  },
});

type Chiefs = { readonly [C in (typeof chiefs)[number]]: number | null };

async function judgeChiefs(tx: Tx, record: Chiefs, id: number | null): Promise<FieldError[]> {
  if (id === null) return [];
  const rows = await readChiefs(tx.trx);
  return chiefs.flatMap((line) => {
    if (record[line] === id) return [{ code: 'own_chief', field: line }];
    return makesCircle(chiefMap(rows, line), id, record[line]) ? [{ code: 'chief_makes_circle', field: line }] : [];
  });
}

interface RoleChange {
  readonly roles: readonly Readonly<Record<string, unknown>>[];
  readonly before: readonly Readonly<Record<string, unknown>>[];
}

async function judgeRoles(tx: Tx, actor: Actor, { roles, before }: RoleChange): Promise<FieldError[]> {
  const [now, was] = [roles, before].map((list) => new Set(list.map(({ role_id: id }) => Number(id))));
  const changed = [...(now ?? []), ...(was ?? [])].filter((id) => now?.has(id) !== was?.has(id));
  const types = [...(await service(tx.strapi, 'people.roles').typesOf(changed)).values()];
  return service(tx.strapi, 'people.role-guard').judge(actor, types, 'role_ids');
}
