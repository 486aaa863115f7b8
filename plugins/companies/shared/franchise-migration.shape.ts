import { createOnly, defineShape, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { branches, companies } from './referables';

/** A company that is to confirm the branch and salesman that attend it from now on (spec storefront 2, screen 14). */
export const franchiseMigration = defineShape({
  name: 'franchise-migration',
  domain: 'companies',
  label: ['una migración de franquicia', 'migraciones de franquicia'],
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' })),
    confirmed_at: readOnly(moment({ label: 'Confirmada' })),
    confirmed_by: readOnly(text({ label: 'Confirmó', max: 160 })),
    requested_branch: readOnly(reference(branches, { label: 'Sucursal que pide', onRemove: 'clear' })),
    note: text({ label: 'Nota', max: 500 }),
  },
  hidden: true,
  unique: [['company']],
  list: {
    columns: ['id', 'company', 'confirmed_at', 'confirmed_by', 'requested_branch'],
    filters: ['company', 'requested_branch'],
    search: ['company.name'],
  },
});
