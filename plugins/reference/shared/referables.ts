import { defineReferable } from '@mayorista/kernel/shape';

/** Currencies, as shapes refer to them: by their code. */
export const currencies = defineReferable({
  domain: 'reference',
  name: 'currency',
  table: 'currencies',
  nameColumn: 'code',
  path: '/reference/currencies',
});

/** Tax regimes of the tax authority, as shapes refer to them. */
export const taxRegimes = defineReferable({
  domain: 'reference',
  name: 'tax-regime',
  table: 'tax_regimes',
  nameColumn: 'name',
  path: '/reference/tax-regimes',
});

/** CFDI uses of the tax authority, as shapes refer to them. */
export const cfdiUses = defineReferable({
  domain: 'reference',
  name: 'cfdi-use',
  table: 'cfdi_uses',
  nameColumn: 'name',
  path: '/reference/cfdi-uses',
});
