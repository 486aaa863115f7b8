import { defineShape, quantity, reference, text } from '@mayorista/kernel/shape';
import { currencies } from './referables';

/** A bank account of the house. status 1 = active, 0 = inactive (spec catalogue 3). */
export const bank = defineShape({
  name: 'bank',
  domain: 'reference',
  label: ['un banco', 'bancos'],
  fields: {
    name: text({ label: 'Nombre', max: 160, required: true, unique: true }),
    status: quantity({ label: 'Activo (1 sí, 0 no)', max: 1, default: 1 }),
    account_number: text({ label: 'Número de cuenta', max: 40 }),
    clabe: text({ label: 'CLABE', max: 18, pattern: [/^\d{18}$/, 'invalid_clabe'] }),
    currency: reference(currencies, { label: 'Moneda', plainColumn: true }),
  },
  list: {
    columns: ['id', 'name', 'status', 'account_number', 'clabe', 'currency'],
    filters: ['status'],
    search: ['name'],
    order: ['name', 'asc'],
  },
});
