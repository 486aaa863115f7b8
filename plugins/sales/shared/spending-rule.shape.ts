import { choice, createOnly, defineShape, money, quantity, readOnly, reference } from '@mayorista/kernel/shape';
import { companies } from '@mayorista/companies/shared';
import { people } from '@mayorista/people/shared';

const limit = (label: string) => money({ label, above: 0, max: 1_000_000_000 });

/**
 * Up to what a company's secondary user buys without asking: what is above waits for whoever approves it, with its prices and pieces held.
 * A limit that is left out does not limit.
 */
export const spendingRule = defineShape({
  name: 'spending-rule',
  domain: 'sales',
  label: ['una regla de gasto', 'reglas de gasto'],
  fields: {
    company: readOnly(reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' })),
    person: createOnly(reference(people, { label: 'Usuario', required: true, onRemove: 'remove' })),
    currency: choice({ MXN: 'MXN', USD: 'USD' }, { label: 'Moneda', default: 'MXN' }),
    order_limit: limit('Límite por pedido'),
    month_limit: limit('Límite por mes'),
    /** Anybody of the company who is no secondary user, where nobody is named. */
    approver: reference(people, { label: 'Quién aprueba', onRemove: 'clear' }),
    hold_hours: quantity({ label: 'Horas para aprobar', min: 1, max: 72, default: 24 }),
  },
  unique: [['person']],
  list: {
    columns: ['id', 'company', 'person', 'order_limit', 'month_limit', 'currency', 'hold_hours'],
    filters: ['company', 'person'],
    search: ['company.name', 'person.name'],
  },
});
