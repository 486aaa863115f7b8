import { z } from 'zod';
import { WARNING_DAYS } from '@mayorista/config';
import {
  defineRecord,
  endSessionsOf,
  service,
  today,
  whenCommitted,
  type Actor,
  type FieldError,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { isClabe, parseTelephone } from '@mayorista/people/shared';
import { completedYears, employee, vacationDays } from '../../../shared';
import { roleTypesOf } from '../jobs/job.store';
import { contractsEnd, judgeContracts } from './contract.rules';

/** Lines of a set of references, as the engine types them. */
type SetLines = readonly Readonly<Record<string, unknown>>[];

interface Judged {
  readonly clabe: string | null;
  readonly hired_on: PlainDate;
  readonly job_id: number | null;
  readonly posts: SetLines;
  readonly temporary_contracts: Parameters<typeof judgeContracts>[0]['temporary_contracts'];
  readonly indeterminate_contracts: Parameters<typeof judgeContracts>[0]['indeterminate_contracts'];
  readonly educations: readonly { readonly year: number | null }[];
  readonly experiences: readonly { readonly start_date: PlainDate | null; readonly end_date: PlainDate | null }[];
  readonly relatives: readonly { readonly phone_number: string | null; readonly birthdate: PlainDate | null }[];
}

/** Lists what is wrong with an employee's file by itself. */
const judgeFile = (file: Judged): FieldError[] => [
  ...(file.clabe === null || isClabe(file.clabe) ? [] : [{ code: 'clabe_invalid', field: 'clabe' }]),
  ...file.posts.flatMap(({ post_id: id }, at): FieldError[] =>
    id === file.job_id ? [{ code: 'post_twice', field: `post_ids.${at}` }] : [],
  ),
  ...judgeContracts(file),
  ...file.educations.flatMap(({ year }, at) =>
    year !== null && year > Number(today().slice(0, 4))
      ? [{ code: 'year_in_future', field: `educations.${at}.year` }]
      : [],
  ),
  ...file.experiences.flatMap(({ start_date: from, end_date: to }, at) =>
    from !== null && to !== null && to < from
      ? [{ code: 'end_before_start', field: `experiences.${at}.end_date` }]
      : [],
  ),
  ...file.relatives.flatMap(({ phone_number: number, birthdate }, at) => [
    ...(number !== null && parseTelephone(number) === undefined
      ? [{ code: 'invalid_telephone', field: `relatives.${at}.phone_number` }]
      : []),
    ...(birthdate !== null && birthdate > today()
      ? [{ code: 'birth_in_future', field: `relatives.${at}.birthdate` }]
      : []),
  ]),
];

/** Keeps the files of employees: personnel alone read them. Who is listed as a colleague is `GET /employee`. */
export const employees = defineRecord(employee, {
  found: { needs: 'employee-files.read' },
  needs: { read: 'employee-files.read', write: 'employees.write' },
  check: judgeFile,
  checkIn: async ({ tx, actor, record, before }) => [
    ...(await judgeUser(tx, record.user_id)),
    ...(await judgeJobs(tx, actor, jobsOf(record), before === null ? [] : jobsOf(before))),
  ],
  afterWrite: async ({ tx, before, after }) => {
    if (after === null) return;
    // Rights come and go with jobs.
    if (before !== null && jobsOf(before).join() !== jobsOf(after).join())
      whenCommitted(tx, () => void endSessionsOf(tx.strapi, [after.user_id]));
    return { name: await nameOf(tx, after.user_id), contract_ends_on: contractsEnd(after) };
  },
  computedOutput: {
    years_of_service: z.int(),
    vacation_days: z.int(),
    contract_days_left: z.int().nullable().optional(),
    contract_warning: z.string().nullable().optional(),
  },
  computed: () =>
    Promise.resolve((row) => {
      const years = row.state === 'active' ? completedYears(row.hired_on, today()) : 0;
      return {
        years_of_service: years,
        vacation_days: vacationDays(years),
        ...contractWarning(row.state === 'active' ? row.contract_ends_on : null),
      };
    }),
  moves: {
    end: {
      effect: async ({ tx, actor, record, input }) => {
        await service(tx.strapi, 'people.account-blocks').setBlocked(tx, actor, record.user_id, true);
        return { ended_on: input.ended_on as PlainDate, termination_reason_id: input.termination_reason_id };
      },
    },
    rehire: {
      effect: async ({ tx, actor, record, input }) => {
        await service(tx.strapi, 'people.account-blocks').setBlocked(tx, actor, record.user_id, false);
        return { hired_on: input.hired_on as PlainDate, ended_on: null, termination_reason_id: null };
      },
    },
  },
});

/** Says how long a contract still lasts, and whether that must be seen to. */
function contractWarning(endsOn: PlainDate | null) {
  if (endsOn === null) return { contract_days_left: null, contract_warning: null };
  const left = Math.round((Date.parse(endsOn) - Date.parse(today())) / 86_400_000);
  const warning =
    left < 0 ? 'expired' : left <= WARNING_DAYS.urgent ? 'urgent' : left <= WARNING_DAYS.soon ? 'soon' : null;
  return { contract_days_left: left, contract_warning: warning };
}

interface Jobs {
  readonly job_id: number | null;
  readonly posts: SetLines;
}

const jobsOf = ({ job_id: main, posts }: Jobs): number[] =>
  [main ?? [], posts.map(({ post_id: id }) => Number(id))].flat().sort((one, other) => one - other);

async function judgeUser(tx: Tx, userId: number): Promise<FieldError[]> {
  const row = await service(tx.strapi, 'people.users').find(userId);
  return row === null || row.user_type === 'employee' ? [] : [{ code: 'user_is_no_employee', field: 'user_id' }];
}

/** A job gives rights: whoever puts somebody into one must be allowed to give them. */
async function judgeJobs(tx: Tx, actor: Actor, now: readonly number[], was: readonly number[]): Promise<FieldError[]> {
  const changed = [...now.filter((id) => !was.includes(id)), ...was.filter((id) => !now.includes(id))];
  return service(tx.strapi, 'people.role-guard').judge(actor, await roleTypesOf(tx, changed), 'job_id');
}

/** The full name of an account, or its user name where it has none. */
export async function nameOf(tx: Tx, userId: number): Promise<string> {
  const row = await service(tx.strapi, 'people.users').find(userId);
  return [row?.name, row?.paternal_surname, row?.maternal_surname].filter(Boolean).join(' ') || (row?.username ?? '');
}
