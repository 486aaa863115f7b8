import { demoEmployees, demoJobs, demoJobTitles, type EmployeeSeed } from '@mayorista/database/seeds';
import {
  createShaped,
  inTransaction,
  insertRow,
  nowInstant,
  parseInput,
  systemActor,
  today,
  type Deps,
  type Tx,
} from '@mayorista/kernel';
import { addDays, slug } from '@mayorista/kernel/shared';
import { officialHolidays, workingDays } from '../../../shared';
import { employees } from '../employees/employee.record';
import { staffJobs } from '../jobs/staff-job.record';
import { tables } from '../uids';
import { holidaysBetween } from '../vacations/vacation.store';

const actor = systemActor('Mundo de demostración');
type Ids = ReadonlyMap<string, number>;

/** The demo world's jobs, employees, contracts, vacations and holidays; once there are jobs nothing is added. */
export const workforceDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.job).first('id')) !== undefined) return;
      await loadHolidays(tx);
      const jobs = await loadJobs(tx);
      const branches = await idsBy(tx, 'branches', 'code');
      const roles = await idsBy(tx, tables.role, 'type');
      const accounts = await idsBy(tx, 'admin_users', 'email');
      for (const [at, seed] of demoEmployees.entries()) {
        const userId = await accountOf(tx, seed, { branches, roles });
        const panelId = accounts.get(`${seed.panel ?? ''}@mayorista.test`) ?? null;
        const id = await loadEmployee(tx, seed, { at, userId, panelId, jobs });
        await loadVacations(tx, at, id);
      }
    }),
});

async function idsBy(tx: Tx, table: string, column: string): Promise<Ids> {
  const rows = (await tx.trx(table).select('id', column)) as Readonly<Record<string, string | number>>[];
  return new Map(rows.map((row) => [String(row[column]), Number(row.id)]));
}

async function loadHolidays(tx: Tx): Promise<void> {
  const year = Number(today().slice(0, 4));
  for (const each of [year, year + 1].flatMap(officialHolidays))
    await insertRow(tx, tables.holiday, { ...each, is_official: true });
}

/** Chiefs come before those who answer to them. */
async function loadJobs(tx: Tx): Promise<Ids> {
  const departments = await idsBy(tx, 'departments', 'name');
  const roles = await idsBy(tx, tables.role, 'type');
  const titles = new Map<string, number>();
  for (const [name, english, department] of demoJobTitles)
    titles.set(
      name,
      await insertRow(tx, 'job_titles', { name, name_en: english, department_id: departments.get(department) ?? null }),
    );
  const jobs = new Map<string, number>();
  for (const job of demoJobs) {
    const input = parseInput(staffJobs.schemas.create, {
      name: job.name,
      job_title_id: titles.get(job.title),
      operative_chief_id: jobs.get(job.operative ?? '') ?? null,
      functional_chief_id: jobs.get(job.functional ?? '') ?? null,
      role_ids: job.roles.flatMap((type) => roles.get(type) ?? []),
    });
    jobs.set(job.key, await createShaped(staffJobs, tx, actor, { input }));
  }
  return jobs;
}

interface Known {
  readonly branches: Ids;
  readonly roles: Ids;
}

/** The account of an employee: the one that people of the demo world log in with, or one that nobody logs in with. */
async function accountOf(tx: Tx, seed: EmployeeSeed, { branches, roles }: Known): Promise<number> {
  const email = seed.email ?? `${slug(`${seed.name} ${seed.paternal}`).replaceAll('-', '.')}@mayorista.test`;
  const known = (await tx.trx(tables.user).where({ email }).first('id')) as { id: number } | undefined;
  if (known !== undefined) return known.id;
  const id = await insertRow(tx, tables.user, {
    username: email,
    email,
    provider: 'local',
    confirmed: true,
    blocked: false,
    name: seed.name,
    paternal_surname: seed.paternal,
    maternal_surname: seed.maternal,
    branch_id: branches.get(seed.branch) ?? null,
    user_type: 'employee',
  });
  await tx.trx('up_users_role_lnk').insert({ user_id: id, role_id: roles.get('employee') });
  return id;
}

interface Placed {
  readonly at: number;
  readonly userId: number;
  readonly panelId: number | null;
  readonly jobs: Ids;
}

async function loadEmployee(tx: Tx, seed: EmployeeSeed, { at, userId, panelId, jobs }: Placed): Promise<number> {
  const hiredOn = addDays(today(), -seed.daysOfService);
  const start = { contract_start_date: hiredOn, ss_registration_date: hiredOn };
  const contracts =
    seed.contractEndsIn === null
      ? { indeterminate_contracts: [start] }
      : {
          temporary_contracts: [
            { ...start, contract_type: 'trial', contract_end_date: addDays(today(), seed.contractEndsIn) },
          ],
        };
  const input = parseInput(employees.schemas.create, {
    user_id: userId,
    panel_account_id: panelId,
    employee_number: `E-${String(at + 1).padStart(5, '0')}`,
    job_id: jobs.get(seed.job),
    hired_on: hiredOn,
    ...contracts,
    educations: [{ education_type_id: 5, institute: 'Universidad Autónoma de Nuevo León', year: 2012, degree: null }],
    relatives: [
      {
        relative_type_id: 1 + (at % 3),
        name: 'Contacto',
        phone_number: `81835${10_000 + at}`,
        is_emergency_contact: true,
      },
    ],
  });
  return createShaped(employees, tx, actor, { input });
}

/** Some are away, some have asked: what the calendar of the next weeks shows. */
async function loadVacations(tx: Tx, at: number, employeeId: number): Promise<void> {
  const plan = plans[at];
  if (plan === undefined) return;
  const from = addDays(today(), plan.in);
  const to = addDays(from, plan.lasts);
  const days = workingDays(from, to, await holidaysBetween(tx.trx, from, to)).length;
  if (days === 0) return;
  await insertRow(tx, tables.vacation, {
    employee_id: employeeId,
    starts_on: from,
    ends_on: to,
    days,
    state: plan.state,
    ...(plan.state === 'approved' ? { decided_by: 'Recursos humanos', decided_at: nowInstant() } : {}),
  });
}

interface Plan {
  readonly in: number;
  readonly lasts: number;
  readonly state: 'requested' | 'approved';
}

const plans: Readonly<Record<number, Plan>> = {
  1: { in: 12, lasts: 8, state: 'approved' },
  4: { in: 3, lasts: 4, state: 'approved' },
  8: { in: 20, lasts: 4, state: 'requested' },
  12: { in: 9, lasts: 6, state: 'requested' },
  13: { in: 16, lasts: 4, state: 'requested' },
  15: { in: 5, lasts: 9, state: 'approved' },
  24: { in: 25, lasts: 11, state: 'approved' },
  28: { in: 7, lasts: 3, state: 'requested' },
  33: { in: 14, lasts: 4, state: 'approved' },
};
