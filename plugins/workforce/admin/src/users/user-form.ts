import { choice, day, flag, quantity, reference, text, defineShape } from '@mayorista/kernel/shape';
import { panelAccounts, people, userProfile, userTypes, tabOfError, type UserTab } from '@mayorista/people/shared';
import { bankInstitution, bloodType } from '@mayorista/reference/shared';
import { employee, jobs } from '../../../shared';

const { gender, rfc, curp, nss } = userProfile.fields;
const { addresses, emails, telephones } = userProfile.lines;
const { temporary_contracts, indeterminate_contracts, educations, experiences, relatives } = employee.lines;

/** The form of a user: what the call of users takes, as one shape whose parts belong to several records. It has no table. */
export const userForm = defineShape({
  name: 'user-form',
  domain: 'people',
  label: ['una persona', 'personas'],
  stateField: 'stage',
  fields: {
    user_type: choice(userTypes, { label: 'Tipo', required: true }),
    name: text({ label: 'Nombre', max: 120, required: true }),
    paternal_surname: text({ label: 'Apellido paterno', max: 120, required: true }),
    maternal_surname: text({ label: 'Apellido materno', max: 120 }),
    birthdate: day({ label: 'Fecha de nacimiento' }),
    gender,
    // Stored as 0 where nobody typed one: asked for as empty.
    weight: quantity({ label: 'Peso (kg)', max: 400 }),
    height: quantity({ label: 'Estatura (cm)', max: 260 }),
    blood_type: reference(bloodType, { label: 'Tipo de sangre' }),
    rfc,
    curp,
    nss,
    username: text({ label: 'Usuario', max: 120, required: true }),
    email: text({
      label: 'Correo con el que entra',
      max: 254,
      required: true,
      hint: 'Aquí recibe el enlace para elegir su contraseña. Otro correo cambia cuando lo confirma desde él',
    }),
    blocked: flag({ label: 'Bloqueado: no puede entrar' }),
    manager: reference(people, { label: 'Depende de' }),
    branch_id: quantity({ label: 'Sucursal (núm.)' }),
    employee_number: text({ label: 'Número de empleado', max: 20, hint: 'Vacío: se asigna el siguiente' }),
    job: reference(jobs, { label: 'Puesto' }),
    hired_on: day({ label: 'Ingreso', beginsToday: true }),
    bank: reference(bankInstitution, { label: 'Banco' }),
    clabe: text({ label: 'CLABE', max: 18 }),
    panel_account: reference(panelAccounts, {
      label: 'Cuenta del panel',
      hint: 'Con la que pide y aprueba vacaciones en el panel',
    }),
  },
  lines: {
    addresses,
    emails,
    telephones,
    temporary_contracts,
    indeterminate_contracts,
    educations,
    experiences,
    relatives,
  },
  list: { columns: ['id'] },
});

export type UserFormField = keyof typeof userForm.fields;

/** Fields of each tab, in rows. */
export const tabFields: Readonly<Partial<Record<UserTab, readonly (readonly UserFormField[])[]>>> = {
  general: [
    ['user_type'],
    ['name', 'paternal_surname', 'maternal_surname'],
    ['birthdate', 'gender', 'blood_type'],
    ['weight', 'height'],
    ['rfc', 'curp', 'nss'],
  ],
  auth: [['username', 'email'], ['blocked']],
  employee: [['employee_number', 'hired_on'], ['job', 'manager'], ['bank', 'clabe'], ['panel_account']],
};

/** The group of lines of each tab. */
export const tabGroup: Readonly<Partial<Record<UserTab, keyof typeof userForm.lines>>> = {
  addresses: 'addresses',
  telephones: 'telephones',
  emails: 'emails',
  temporary_contract: 'temporary_contracts',
  indeterminate_contract: 'indeterminate_contracts',
  educations: 'educations',
  experiences: 'experiences',
  relatives: 'relatives',
};

const ofPerson = new Set([
  'name',
  'paternal_surname',
  'maternal_surname',
  'birthdate',
  'gender',
  'weight',
  'height',
  'blood_type_id',
  'rfc',
  'curp',
  'nss',
]);
const ofEmployee = new Set(['employee_number', 'job_id', 'hired_on', 'bank_id', 'clabe', 'panel_account_id']);
const ofEmployees = new Set([
  'temporary_contracts',
  'indeterminate_contracts',
  'educations',
  'experiences',
  'relatives',
]);

type Json = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

/** Whether a call says nothing of a field: what only employees have, what of that was left empty. */
function isLeftOut(key: string, value: unknown, isEmployee: boolean): boolean {
  if (!isEmployee) return ofEmployee.has(key) || ofEmployees.has(key);
  return (key === 'employee_number' || key === 'hired_on') && isEmpty(value);
}

/** Sorts what was typed into the parts of the call: person, employee, the rest. What only employees have is sent for employees alone. */
export function toCall(data: Json, isEmployee: boolean): Json {
  const parts: { person: Record<string, unknown>; employee: Record<string, unknown>; rest: Record<string, unknown> } = {
    person: {},
    employee: {},
    rest: {},
  };
  for (const [key, value] of Object.entries(data)) {
    if (isLeftOut(key, value, isEmployee)) continue;
    if (ofPerson.has(key)) parts.person[key] = value;
    else if (ofEmployee.has(key)) parts.employee[key] = value;
    else parts.rest[key] = value;
  }
  const { person, employee: facts, rest } = parts;
  return {
    ...rest,
    ...(Object.keys(person).length > 0 ? { person } : {}),
    ...(Object.keys(facts).length > 0 ? { employee: facts } : {}),
  };
}

/** Flattens a user's answer into what the form edits. */
export function fromAnswer(user: Json): Json {
  const { person = {}, employee: facts = {}, ...rest } = user as { person?: Json; employee?: Json };
  const sizes = Object.fromEntries(
    ['weight', 'height'].map((name) => [name, person[name] === 0 ? null : person[name]]),
  );
  return { ...(facts as object), ...rest, ...(person as object), ...sizes };
}

/** Takes the prefix of the call off a refusal's key: `data.person.rfc` is shown at `rfc`. */
export const fieldOfError = (key: string): string =>
  key
    .replace(/^data\./, '')
    .replace(/^(person|employee)\./, '')
    .replace(/^userType$/, 'user_type');

/** Counts the refusals of each tab (spec people-and-crm 5: the key flags the tab). */
export function countByTab(fields: Readonly<Record<string, string>>): ReadonlyMap<UserTab, number> {
  const counts = new Map<UserTab, number>();
  for (const key of Object.keys(fields)) {
    const tab = tabOfError(key);
    counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return counts;
}
