import { choice, defineShape, flag, money, quantity, reference, text } from '@mayorista/kernel/shape';
import { companies } from '@mayorista/companies/shared';

/** How much a company may owe in a currency, and for how many days. What it owes is its ledger. */
export const creditLine = defineShape({
  name: 'credit-line',
  domain: 'payments',
  label: ['una línea de crédito', 'líneas de crédito'],
  fields: {
    company: reference(companies, { label: 'Empresa', required: true }),
    currency: choice({ MXN: 'MXN', USD: 'USD' }, { label: 'Moneda', default: 'MXN' }),
    credit_limit: money({ label: 'Límite', min: 0, max: 1_000_000_000, required: true }),
    credit_days: quantity({ label: 'Días de crédito', max: 365, default: 30 }),
    is_blocked: flag({ label: 'Detenida' }),
    blocked_reason: text({ label: 'Motivo', max: 250 }),
  },
  unique: [['company', 'currency']],
  list: {
    columns: ['id', 'company', 'currency', 'credit_limit', 'credit_days', 'is_blocked'],
    filters: ['company', 'currency', 'is_blocked'],
    search: ['company.name'],
  },
  form: [
    ['company', 'currency'],
    ['credit_limit', 'credit_days'],
    ['is_blocked', 'blocked_reason'],
  ],
});
