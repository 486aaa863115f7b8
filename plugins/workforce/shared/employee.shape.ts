import { FIRST_YEAR } from '@mayorista/config/constants';
import {
  choice,
  createOnly,
  day,
  defineShape,
  flag,
  lines,
  quantity,
  readOnly,
  reference,
  references,
  text,
} from '@mayorista/kernel/shape';
import { panelAccounts, people } from '@mayorista/people/shared';
import {
  bankInstitution,
  educationType,
  relativeType,
  telephoneType,
  terminationReason,
} from '@mayorista/reference/shared';
import { jobs } from './job.shapes';

/** Kinds of temporary contracts (LFT art. 35 to 39-F). */
const contractTypes = {
  fixed_term: 'Tiempo determinado',
  project: 'Obra determinada',
  season: 'Temporada',
  trial: 'Periodo a prueba',
  training: 'Capacitación inicial',
} as const;

const genders = { female: 'Mujer', male: 'Hombre', other: 'Otro' } as const;

/** Somebody who works here: job, contracts, studies, experience, relatives (spec people-and-crm 3, User). */
export const employee = defineShape({
  name: 'employee',
  domain: 'workforce',
  label: ['un empleado', 'empleados'],
  fields: {
    // Kept from the account, so that lists and other records name whoever it is.
    name: readOnly(text({ label: 'Nombre', max: 360 })),
    user: createOnly(reference(people, { label: 'Usuario', required: true })),
    employee_number: text({ label: 'Número de empleado', max: 20, required: true, unique: true }),
    job: reference(jobs, { label: 'Puesto' }),
    hired_on: day({ label: 'Ingreso', required: true, beginsToday: true }),
    bank: reference(bankInstitution, { label: 'Banco' }),
    clabe: text({ label: 'CLABE', max: 18 }),
    // Under which they ask for and decide on vacations in the panel.
    panel_account: reference(panelAccounts, { label: 'Cuenta del panel', onRemove: 'clear' }),
    contract_ends_on: readOnly(day({ label: 'Termina su contrato' })),
    ended_on: readOnly(day({ label: 'Baja' })),
    termination_reason: readOnly(reference(terminationReason, { label: 'Motivo de baja' })),
  },
  lines: {
    posts: references(jobs, { one: 'post', label: 'Otros puestos', max: 10, onRemove: 'refuse' }),
    temporary_contracts: lines({
      one: 'temporary-contract',
      label: 'Contratos temporales',
      max: 30,
      fields: {
        contract_type: choice(contractTypes, { label: 'Tipo', required: true }),
        contract_start_date: day({ label: 'Inicio', required: true }),
        contract_end_date: day({ label: 'Fin', required: true }),
        ss_registration_date: day({ label: 'Alta en el IMSS' }),
        ss_unregistration_date: day({ label: 'Baja del IMSS' }),
      },
    }),
    indeterminate_contracts: lines({
      one: 'indeterminate-contract',
      label: 'Contratos por tiempo indeterminado',
      max: 10,
      fields: {
        contract_start_date: day({ label: 'Inicio', required: true }),
        ss_registration_date: day({ label: 'Alta en el IMSS' }),
        termination_date: day({ label: 'Baja' }),
        contract_end_date: day({ label: 'Fin' }),
        ss_unregistration_date: day({ label: 'Baja del IMSS' }),
        termination_reason: reference(terminationReason, { label: 'Motivo' }),
        comments: text({ label: 'Comentarios', max: 500 }),
      },
    }),
    educations: lines({
      one: 'education',
      label: 'Estudios',
      max: 20,
      fields: {
        education_type: reference(educationType, { label: 'Nivel', required: true }),
        institute: text({ label: 'Institución', max: 200, required: true }),
        degree: text({ label: 'Título', max: 200 }),
        year: quantity({ label: 'Año', min: FIRST_YEAR, max: 2100, isYear: true }),
        has_certificate: flag({ label: 'Con certificado' }),
      },
    }),
    experiences: lines({
      one: 'experience',
      label: 'Experiencia',
      max: 30,
      fields: {
        job_title: text({ label: 'Puesto', max: 160, required: true }),
        company: text({ label: 'Empresa', max: 160, required: true }),
        start_date: day({ label: 'Desde' }),
        end_date: day({ label: 'Hasta' }),
      },
    }),
    relatives: lines({
      one: 'relative',
      label: 'Familiares',
      max: 30,
      fields: {
        relative_type: reference(relativeType, { label: 'Parentesco', required: true }),
        name: text({ label: 'Nombre', max: 120, required: true }),
        paternal_surname: text({ label: 'Apellido paterno', max: 120 }),
        maternal_surname: text({ label: 'Apellido materno', max: 120 }),
        birthdate: day({ label: 'Nacimiento' }),
        gender: choice(genders, { label: 'Género' }),
        phone_number: text({ label: 'Teléfono', max: 20 }),
        telephone_type: reference(telephoneType, { label: 'Tipo de teléfono' }),
        is_emergency_contact: flag({ label: 'Contacto de emergencia' }),
      },
    }),
  },
  states: {
    active: { label: { es: 'Activo', en: 'Active' }, tone: 'success', editable: true },
    ended: { label: { es: 'Dado de baja', en: 'Retired' }, editable: true },
  },
  moves: {
    end: {
      from: 'active',
      to: 'ended',
      label: 'Dar de baja',
      input: {
        ended_on: day({ label: 'Fecha de baja', required: true, beginsToday: true }),
        termination_reason: reference(terminationReason, { label: 'Motivo', required: true }),
      },
    },
    rehire: {
      from: 'ended',
      to: 'active',
      label: 'Reingresar',
      input: { hired_on: day({ label: 'Fecha de reingreso', required: true, beginsToday: true }) },
    },
  },
  comments: true,
  unique: [['user'], ['panel_account']],
  indexes: [['name'], ['contract_ends_on'], ['state', 'name']],
  found: {
    by: { name: 'words', employee_number: 'code' },
    shows: ['job', 'state'],
    words: ['trabajador', 'colaborador'],
  },
  list: {
    columns: ['id', 'name', 'employee_number', 'job', 'hired_on', 'contract_ends_on', 'state'],
    filters: ['state', 'job', 'hired_on', 'contract_ends_on', 'user'],
    search: ['name', 'employee_number', 'job.name', 'user.name'],
    order: ['name', 'asc'],
  },
  form: [
    ['user', 'employee_number'],
    ['job', 'hired_on'],
    'posts',
    ['bank', 'clabe'],
    'panel_account',
    'temporary_contracts',
    'indeterminate_contracts',
    'educations',
    'experiences',
    'relatives',
  ],
});
