import { defineShape, moment, reference, text } from '@mayorista/kernel/shape';
import { people } from '@mayorista/people/shared';
import { companies } from './referables';

/** Staff who acted as somebody: who, as whom, why and from when to when (spec storefront 1, staff impersonation). */
export const impersonation = defineShape({
  name: 'impersonation',
  domain: 'companies',
  label: ['una actuación en nombre de otro', 'actuaciones en nombre de otros'],
  fields: {
    staff: reference(people, { label: 'Cuenta de quien actúa', required: true, onRemove: 'remove' }),
    staff_name: text({ label: 'Quién', max: 160 }),
    user: reference(people, { label: 'Cuenta de la persona', required: true, onRemove: 'remove' }),
    user_name: text({ label: 'En nombre de', max: 160 }),
    company: reference(companies, { label: 'Empresa', onRemove: 'clear' }),
    reason: text({ label: 'Motivo', max: 300 }),
    family: text({ label: 'Sesión', max: 60 }),
    started_at: moment({ label: 'Desde' }),
    ends_at: moment({ label: 'Hasta, a más tardar' }),
    ended_at: moment({ label: 'Terminada' }),
  },
  hidden: true,
  list: {
    columns: ['id', 'staff_name', 'user_name', 'company', 'reason', 'started_at', 'ended_at'],
    filters: ['staff', 'user', 'company'],
    search: ['staff_name', 'user_name', 'reason', 'company.name'],
  },
});
