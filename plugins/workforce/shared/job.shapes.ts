import { defineReferable, defineShape, reference, references, text } from '@mayorista/kernel/shape';
import { roles } from '@mayorista/people/shared';
import { department } from '@mayorista/reference/shared';

/** A job title, of a department; its name in the two languages of the product (spec people-and-crm 3, Job title). */
export const jobTitle = defineShape({
  name: 'job-title',
  domain: 'workforce',
  label: ['un nombre de puesto', 'nombres de puestos'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true, unique: true }),
    name_en: text({ label: 'Nombre en inglés', max: 120 }),
    department: reference(department, { label: 'Departamento', required: true }),
  },
  hidden: true,
  list: {
    columns: ['id', 'name', 'name_en', 'department'],
    filters: ['department'],
    search: ['name', 'name_en', 'department.name'],
    order: ['name', 'asc'],
  },
});

/** Jobs, as shapes refer to them: a job's chiefs are jobs too. */
export const jobs = defineReferable({
  domain: 'workforce',
  name: 'staff-job',
  table: 'staff_jobs',
  nameColumn: 'name',
  path: '/workforce/staff-jobs',
});

/**
 * A job of the org chart: who it answers to in the daily operation and in its function, and the roles that whoever holds it has (spec
 * people-and-crm 3, Job). The kernel's own jobs have the table `jobs`.
 */
export const staffJob = defineShape({
  name: 'staff-job',
  domain: 'workforce',
  label: ['un puesto', 'puestos'],
  fields: {
    name: text({ label: 'Puesto', max: 160, required: true, unique: true }),
    job_title: reference(jobTitle, { label: 'Nombre del puesto', required: true }),
    operative_chief: reference(jobs, { label: 'Jefe operativo' }),
    functional_chief: reference(jobs, { label: 'Jefe funcional' }),
    description: text({ label: 'Descripción', max: 2_000 }),
  },
  lines: {
    roles: references(roles, { one: 'role', label: 'Funciones que da', max: 20, onRemove: 'refuse' }),
  },
  list: {
    columns: ['id', 'name', 'job_title', 'operative_chief', 'functional_chief'],
    filters: ['job_title', 'operative_chief', 'functional_chief'],
    search: ['name', 'job_title.name'],
    order: ['name', 'asc'],
  },
  form: [['name', 'job_title'], ['operative_chief', 'functional_chief'], 'roles', 'description'],
});
