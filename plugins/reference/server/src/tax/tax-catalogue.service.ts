import type { Knex } from 'knex';
import type { CfdiUse, CodeList, TaxCatalogueService, TaxCode } from '../../../contract';
import { tables } from '../uids';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly for_persons: boolean | number | null;
  readonly for_companies: boolean | number | null;
  readonly regimes?: string | null;
}

const lists: Readonly<Record<CodeList, string>> = {
  'product-keys': tables.satProductKey,
  units: tables.satUnit,
  'payment-forms': tables.paymentForm,
  'payment-methods': tables.paymentMethod,
  'tax-objects': tables.taxObject,
};

const toCode = ({ id, code, name, for_persons, for_companies }: Row): TaxCode => ({
  id,
  code,
  name,
  forPersons: Boolean(for_persons),
  forCompanies: Boolean(for_companies),
});

const toUse = (row: Row): CfdiUse => ({
  ...toCode(row),
  regimes: (row.regimes ?? '').split(',').flatMap((code) => code.trim() || []),
});

const inForce = (knex: Knex, table: string): Promise<Row[]> => knex(table).orderBy('code') as unknown as Promise<Row[]>;

/** Reads the tax authority's catalogues. */
export const taxCatalogueService = (): TaxCatalogueService => ({
  regimes: async (knex) => (await inForce(knex, tables.taxRegime)).map(toCode),
  uses: async (knex) => (await inForce(knex, tables.cfdiUse)).map(toUse),
  usesOn: async (knex, day) => {
    const uses = knex(tables.cfdiUse).where((valid) => {
      void valid.whereNull('valid_until').orWhere('valid_until', '>=', day);
    });
    return ((await uses.orderBy('code')) as Row[]).map(toUse);
  },
  async unknown(knex, list, codes) {
    const wanted = [...new Set(codes)];
    const found = (await knex(lists[list]).whereIn('code', wanted).select('code')) as { code: string }[];
    const known = new Set(found.map(({ code }) => code));
    const missing = wanted.filter((code) => !known.has(code));
    // A list that nobody has loaded knows nothing.
    const isLoaded = missing.length === 0 || (await knex(lists[list]).first('id')) !== undefined;
    return isLoaded ? missing : [];
  },
  async zipExists(knex, zip) {
    if ((await knex(tables.postalCode).where({ zip }).first('id')) !== undefined) return true;
    // Codes begin with the state's two digits: an installation that has loaded a sample knows nothing of other states.
    const near = (await knex(tables.postalCode)
      .where('zip', 'like', `${zip.slice(0, 2)}%`)
      .count({ codes: '*' })
      .first()) as { codes: number | string } | undefined;
    return Number(near?.codes ?? 0) < completeState ? null : false;
  },
});

/** Fewest rows of a state from which its postal codes count as loaded: the smallest state has some 500. */
const completeState = 100;
