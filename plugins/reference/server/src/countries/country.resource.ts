import { z } from 'zod';
import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';
import { state, country } from './country.answer';

interface CountryRow extends BaseRow {
  readonly name: string;
  readonly name_en: string | null;
  readonly code: string;
  readonly dial_code: string | null;
}
interface StateRow extends BaseRow {
  readonly name: string;
  readonly code: string;
  readonly country_id: number;
}

const countryInput = z.strictObject({
  name: z.string().trim().min(1).max(120),
  name_en: z.string().trim().max(120).nullish(),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'invalid_country_code'),
  dial_code: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'invalid')
    .nullish(),
});

/** Countries; 143 is México, the default of every address (spec storefront 9). */
export const countryResource = defineResource<CountryRow>()({
  path: '/countries',
  uid: uids.country,
  label: 'país',
  search: ['name', 'name_en', 'code'],
  filters: ['code'],
  order: { name: 'asc' },
  list: { needs: 'reference.public' },
  create: { needs: 'countries.write', schema: countryInput },
  output: country,
  serialize: ({ id, name, name_en, code, dial_code }, { locale }) => ({
    id,
    name: locale === 'en' ? (name_en ?? name) : name,
    code,
    dial_code,
  }),
});

/** States of a country (`?country_id=`, México's by default they all are). */
export const stateResource = defineResource<StateRow>()({
  path: '/states',
  uid: uids.state,
  label: 'estado',
  search: ['name'],
  filters: ['country_id', 'code'],
  order: { name: 'asc' },
  list: { needs: 'reference.public' },
  output: state,
  serialize: ({ id, name, code, country_id }) => ({ id, name, code, country_id }),
});
