import { companies } from '@mayorista/companies/shared';
import { createOnly, defineShape, flag, reference, text } from '@mayorista/kernel/shape';

/** Somebody of a company who takes courses: with access, whoever logs in to the store with this e-mail enters them (spec storefront 6). */
export const universityStudent = defineShape({
  name: 'university-student',
  domain: 'academy',
  label: ['un alumno', 'alumnos'],
  fields: {
    name: text({ label: 'Nombre', max: 160, required: true }),
    email: text({ label: 'Correo', max: 254, required: true }),
    telephone: text({ label: 'Teléfono', max: 20 }),
    company: createOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    has_access: flag({ label: 'Acceso a los cursos', default: true }),
  },
  unique: [['company', 'email']],
  indexes: [['name']],
  hidden: true,
  found: { by: { name: 'words', email: 'code' }, shows: ['company'], words: ['estudiante'] },
  list: {
    columns: ['id', 'name', 'email', 'company', 'has_access'],
    filters: ['company', 'has_access'],
    search: ['name', 'email', 'company.name'],
    order: ['name', 'asc'],
  },
});
