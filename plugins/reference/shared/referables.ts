import { defineReferable } from '@mayorista/kernel/shape';

/** Currencies, as shapes refer to them: by their code. */
export const currencies = defineReferable({
  domain: 'reference',
  name: 'currency',
  table: 'currencies',
  nameColumn: 'code',
  path: '/reference/currencies',
});

/** Countries, as shapes refer to them. 143 is México. */
export const countries = defineReferable({
  domain: 'reference',
  name: 'country',
  table: 'countries',
  nameColumn: 'name',
  path: '/reference/countries',
});

/** Kinds of address, as shapes refer to them. */
export const addressTypes = defineReferable({
  domain: 'reference',
  name: 'address-type',
  table: 'address_types',
  nameColumn: 'name',
  path: '/reference/address-types',
});

/** Kinds of e-mail, as shapes refer to them. */
export const emailTypes = defineReferable({
  domain: 'reference',
  name: 'email-type',
  table: 'email_types',
  nameColumn: 'name',
  path: '/reference/email-types',
});

/** Kinds of telephone, as shapes refer to them: 1 mobile, 2 landline, 3 messages. */
export const telephoneTypes = defineReferable({
  domain: 'reference',
  name: 'telephone-type',
  table: 'telephone_types',
  nameColumn: 'name',
  path: '/reference/telephone-types',
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
