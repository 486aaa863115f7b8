import { z } from 'zod';
import { defineRoute, getKnex, reject } from '@mayorista/kernel';
import { tables } from '../uids';
import { postalCodeAddressOutput } from './find-addresses.answer';

interface Row {
  readonly zip: string;
  readonly settlement: string;
  readonly municipality: string;
  readonly locality: string | null;
  readonly state: string;
  readonly state_code: string;
}

/** GET /postal-code-addresses?zip_code=: the state, municipality and settlements (colonias) of a postal code. */
export const findAddresses = defineRoute({
  method: 'GET',
  path: '/postal-code-addresses',
  noun: 'postal-code-addresses',
  action: 'find',
  needs: 'reference.public',
  summary: 'Colonias, municipio y estado de un código postal',
  query: z.object({ zip_code: z.string().regex(/^\d{5}$/, 'invalid_zip_code') }),
  output: postalCodeAddressOutput,
  async handle({ strapi, query }) {
    const rows = (await getKnex(strapi)(tables.postalCode)
      .where({ zip: query.zip_code })
      .orderBy('settlement')) as Row[];
    const [first] = rows;
    if (first === undefined) return reject('zip_code_not_found', 'zip_code');
    const { municipality, state, state_code: stateCode } = first;
    const data = {
      zip_code: query.zip_code,
      state,
      state_code: stateCode,
      municipality,
      city: first.locality,
      colonies: [...new Set(rows.map((row) => row.settlement))],
    };
    return { data, meta: {} };
  },
});
