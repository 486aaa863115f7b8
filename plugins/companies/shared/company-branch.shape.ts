import { defineShape, reference } from '@mayorista/kernel/shape';
import { branches, companies } from './referables';

/** A branch that serves a distributor beside its own (spec people 7, branch-distributors). */
export const companyBranch = defineShape({
  name: 'company-branch',
  plural: 'company-branches',
  domain: 'companies',
  label: ['una sucursal de empresa', 'sucursales de empresas'],
  fields: {
    company: reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' }),
    branch: reference(branches, { label: 'Sucursal', required: true, onRemove: 'remove' }),
  },
  hidden: true,
  unique: [['company', 'branch']],
  list: { columns: ['id', 'company', 'branch'] },
});
