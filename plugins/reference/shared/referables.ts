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
