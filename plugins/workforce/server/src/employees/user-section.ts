import { DEFAULT_TYPE_IDS } from '@mayorista/config';
import {
  answerRecord,
  changeShaped,
  createShaped,
  isAllowed,
  parseInput,
  redactAudit,
  reject,
  today,
  ValidationError,
  type Actor,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { defineUserSection } from '@mayorista/people/answers';
import type { SectionOwner, UserSection } from '@mayorista/people/contract';
import { z } from 'zod';
import { employee } from '../../../shared';
import { tables } from '../uids';
import { vacationsOf } from '../vacations/vacation.store';
import { employeeFileOutput } from './employee.answer';
import { employees } from './employee.record';

type Json = Readonly<Record<string, unknown>>;

const { temporary_contracts, indeterminate_contracts, educations, experiences, relatives } = employees.schemas.change
  .shape as Record<string, z.ZodType>;
const { employee_number, job_id, hired_on, bank_id, clabe, panel_account_id, post_ids } = employees.schemas.change
  .shape as Record<string, z.ZodType>;

const groups = { temporary_contracts, indeterminate_contracts, educations, experiences, relatives };

const isLine = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line as it comes back from an answer: without its id and the names beside its references. */
const known = (line: Json): Json =>
  Object.fromEntries(Object.entries(line).filter(([key, value]) => key !== 'id' && !isLine(value)));

const eachLine = (value: unknown, change: (line: Json) => Json = (line) => line): unknown =>
  Array.isArray(value) ? value.map((line: unknown) => (isLine(line) ? change(known(line)) : line)) : value;

/**
 * Makes ready what the form sends: one contract for a list of them, defaults of types, hyphens out of telephones of relatives (spec
 * people-and-crm 3, 5, 9).
 */
function prepare(input: Json): Json {
  const prepared: Record<string, unknown> = {};
  for (const [one, many] of [
    ['temporary_contract', 'temporary_contracts'],
    ['indeterminate_contract', 'indeterminate_contracts'],
  ] as const) {
    if (one in input) Object.assign(prepared, { [many]: [input[one]], [one]: undefined });
    if (many in input) prepared[many] = eachLine(input[many]);
  }
  if ('educations' in input)
    prepared.educations = eachLine(input.educations, (line) => ({
      education_type_id: DEFAULT_TYPE_IDS.education,
      ...line,
    }));
  if ('experiences' in input) prepared.experiences = eachLine(input.experiences);
  if ('relatives' in input)
    prepared.relatives = eachLine(input.relatives, (line) => ({
      relative_type_id: DEFAULT_TYPE_IDS.relative,
      telephone_type_id: 1,
      ...line,
      ...(typeof line.phone_number === 'string' ? { phone_number: line.phone_number.replace(/[-\s()]/g, '') } : {}),
    }));
  return prepared;
}

interface Writing {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly owner: SectionOwner;
  readonly given: Json;
}

/** Writes the file of an employee; of others nothing may be given. Refusals of the job's facts carry `employee.`. */
async function write({ tx, actor, owner, given }: Writing): Promise<void> {
  if (owner.userType !== 'employee') {
    const wrong = Object.keys(given);
    if (wrong.length > 0) throw new ValidationError(wrong.map((field) => ({ code: 'user_is_no_employee', field })));
    return;
  }
  // Personnel keep files of employees; whoever only keeps accounts does not touch them.
  if (!isAllowed(actor, 'employees.write')) {
    if (Object.keys(given).length > 0) reject('role_not_yours_to_give', 'employee');
    return;
  }
  const { employee: facts = {}, ...lines } = given as { employee?: Json };
  const row = (await tx.trx(tables.employee).where({ user_id: owner.userId }).first('id')) as
    { id: number } | undefined;
  await asPartOfUser(async () => {
    if (row !== undefined)
      return changeShaped(employees, tx, actor, { id: row.id, input: { ...facts, ...lines }, expected: null });
    const input = parseInput(employees.schemas.create, {
      ...(await newFacts(tx)),
      ...facts,
      ...lines,
      user_id: owner.userId || 1,
    });
    // An account that could not be written has no id: what is typed of it is judged all the same.
    await createShaped(employees, tx, actor, { input: { ...input, user_id: owner.userId || null } });
  });
}

/** Number and day of a new employee of whom nothing else was said. */
async function newFacts(tx: Tx): Promise<Json> {
  const [highest] = (await tx.trx(tables.employee).max({ id: 'id' })) as { id: number | string | null }[];
  return { employee_number: `E-${String(Number(highest?.id ?? 0) + 1).padStart(5, '0')}`, hired_on: today() };
}

const ownFields = new Set(['employee_number', 'job_id', 'hired_on', 'bank_id', 'clabe', 'panel_account_id']);

async function asPartOfUser(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError(
      error.refusals.flatMap((refusal) => {
        const { field = '_general' } = refusal;
        if (field === 'user_id') return [];
        const isOwn = ownFields.has(field) || field.startsWith('post_ids');
        return [isOwn ? { ...refusal, field: `employee.${field}` } : refusal];
      }),
    );
  }
}

async function read({ strapi, actor, userId }: { strapi: Core.Strapi; actor: Actor; userId: number }): Promise<Json> {
  if (!isAllowed(actor, 'employee-files.read') && !(actor.kind === 'person' && actor.id === userId)) return {};
  const knex = strapi.db.connection;
  const row = (await knex(tables.employee).where({ user_id: userId }).first('id')) as { id: number } | undefined;
  if (row === undefined) return {};
  const { data } = await answerRecord(employees, { strapi, actor }, row.id);
  const { temporary_contracts, indeterminate_contracts, educations, experiences, relatives, ...facts } = data;
  return {
    employee: facts,
    ...{ temporary_contracts, indeterminate_contracts, educations, experiences, relatives },
    vacations: await vacationsOf(strapi, row.id),
  };
}

/** What the law has the house keep of an employment stays (LFT art. 804: a year, social security five): its dates, not what is personal. */
async function erase(tx: Tx, userId: number): Promise<void> {
  const row = (await tx.trx(tables.employee).where({ user_id: userId }).first('id', 'state')) as
    { id: number; state: string } | undefined;
  if (row === undefined) return;
  if (row.state === 'active') reject('employee_still_active', 'user_id');
  await tx
    .trx(tables.employee)
    .where({ id: row.id })
    .update({ name: 'Persona sin datos', clabe: null, bank_id: null, panel_account_id: null });
  for (const table of ['employee_relatives', 'employee_educations', 'employee_experiences'])
    await tx.trx(table).where({ employee_id: row.id }).delete();
  await redactAudit(tx, employee.plural, [row.id]);
}

/** The employee's part of a user: written, read and erased with the account. */
export const employeeSection = defineUserSection({
  output: employeeFileOutput.shape,
  members: {
    employee: z
      .strictObject({ employee_number, job_id, hired_on, bank_id, clabe, panel_account_id, post_ids })
      .partial()
      .optional(),
    ...groups,
  } as UserSection['members'],
  prepare,
  write,
  read,
  erase,
});
