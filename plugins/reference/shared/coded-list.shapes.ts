import { choice, day, defineShape, flag, quantity, text } from '@mayorista/kernel/shape';

const name = text({ label: 'Nombre', max: 255, required: true });
const code = text({ label: 'Clave', max: 255, required: true, unique: true });
const symbol = text({ label: 'Símbolo', max: 255 });
const status = quantity({ label: 'Activo (1 sí, 0 no)', max: 1, default: 1 });
const uniqueName = text({ label: 'Nombre', max: 160, required: true, unique: true });
const byCode = { search: ['code', 'name'], order: ['code', 'asc'] } as const;

/** Currencies: 1 = peso mexicano (default of suppliers), 2 = US dollar (default of the autocomplete search). */
export const currency = defineShape({
  name: 'currency',
  plural: 'currencies',
  domain: 'reference',
  label: ['una moneda', 'monedas'],
  fields: { currency_name: text({ label: 'Nombre', max: 255, required: true }), code, symbol },
  list: {
    columns: ['id', 'currency_name', 'code', 'symbol'],
    search: ['currency_name', 'code'],
    order: ['id', 'asc'],
  },
});

/** Languages of the product: es and en (spec people-and-crm 3). */
export const language = defineShape({
  name: 'language',
  domain: 'reference',
  label: ['un idioma', 'idiomas'],
  fields: { name, code },
  list: { columns: ['id', 'name', 'code'], order: ['id', 'asc'] },
});

/** Institutions of the country's payment system (spec catalogue 7, GET /bank-institutions). */
export const bankInstitution = defineShape({
  name: 'bank-institution',
  domain: 'reference',
  label: ['una institución bancaria', 'instituciones bancarias'],
  fields: { name: uniqueName, status, code: text({ label: 'Clave', max: 255 }) },
  list: {
    columns: ['id', 'name', 'status', 'code'],
    filters: ['status'],
    search: ['name', 'code'],
    order: ['name', 'asc'],
  },
});

const places = { inventory: 'Inventario', sales: 'Ventas', purchases: 'Compras', all: 'Todos' };

/** Reasons for which stock or accounts are adjusted (spec catalogue 3). */
export const adjustmentType = defineShape({
  name: 'adjustment-type',
  domain: 'reference',
  label: ['un tipo de ajuste', 'tipos de ajuste'],
  fields: {
    name: uniqueName,
    status,
    accounting_account: text({ label: 'Cuenta contable', max: 40 }),
    show_in: choice(places, { label: 'Se muestra en', default: 'inventory' }),
  },
  list: {
    columns: ['id', 'name', 'status', 'accounting_account'],
    filters: ['show_in', 'status'],
    search: ['name', 'accounting_account'],
    order: ['name', 'asc'],
  },
});

const whose = { for_persons: flag({ label: 'Personas físicas' }), for_companies: flag({ label: 'Personas morales' }) };
const valid_until = day({ label: 'Vigente hasta' });
const taxList = {
  columns: ['id', 'code', 'name', 'for_persons', 'for_companies'],
  filters: ['code', 'for_persons', 'for_companies'],
  ...byCode,
} as const;

/** Tax regimes of persons (físicas) and companies (morales). */
export const taxRegime = defineShape({
  name: 'tax-regime',
  domain: 'reference',
  label: ['un régimen fiscal', 'regímenes fiscales'],
  fields: { name, code, ...whose, valid_until },
  list: taxList,
});

/** What invoices are used for, by persons (físicas) and companies (morales). */
export const cfdiUse = defineShape({
  name: 'cfdi-use',
  domain: 'reference',
  label: ['un uso de CFDI', 'usos de CFDI'],
  fields: { name, code, ...whose, regimes: text({ label: 'Regímenes', max: 1_000 }), valid_until },
  list: taxList,
});

/** Keys of products of the tax authority. */
export const satProductKey = defineShape({
  name: 'sat-product-key',
  domain: 'reference',
  label: ['una clave de producto SAT', 'claves de producto SAT'],
  fields: { name, code },
  list: { columns: ['id', 'code', 'name'], ...byCode },
});

/** Units of the tax authority. */
export const satUnit = defineShape({
  name: 'sat-unit',
  domain: 'reference',
  label: ['una unidad SAT', 'unidades SAT'],
  fields: { name, code, symbol },
  list: { columns: ['id', 'code', 'name', 'symbol'], ...byCode },
});

/** Forms of payment of the tax authority. */
export const paymentForm = defineShape({
  name: 'payment-form',
  domain: 'reference',
  label: ['una forma de pago SAT', 'formas de pago SAT'],
  fields: { name, code, is_banked: text({ label: 'Bancarizado', max: 255 }) },
  list: { columns: ['id', 'code', 'name', 'is_banked'], ...byCode },
});

/** Methods of payment of the tax authority. */
export const paymentMethod = defineShape({
  name: 'payment-method',
  domain: 'reference',
  label: ['un método de pago SAT', 'métodos de pago SAT'],
  fields: { name, code },
  list: { columns: ['id', 'code', 'name'], ...byCode },
});

/** Whether what is invoiced is subject to taxes, as the tax authority says it. */
export const taxObject = defineShape({
  name: 'tax-object',
  domain: 'reference',
  label: ['un objeto de impuesto SAT', 'objetos de impuesto SAT'],
  fields: { name, code },
  list: { columns: ['id', 'code', 'name'], ...byCode },
});
