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

/**
 * The table of each catalogue, and the fewest rows from which it counts as whole: somewhat fewer than the tax authority published in
 * its catalogues of CFDI 4.0 in 2026 (some 52,500 product keys, 2,400 units, 22 forms of payment, 2 methods, 8 objects of tax). Of a part of
 * one nobody can say that a code does not exist.
 */
const lists: Readonly<Record<CodeList, { readonly table: string; readonly wholeFrom: number }>> = {
  'product-keys': { table: tables.satProductKey, wholeFrom: 50_000 },
  units: { table: tables.satUnit, wholeFrom: 2_300 },
  'payment-forms': { table: tables.paymentForm, wholeFrom: 20 },
  'payment-methods': { table: tables.paymentMethod, wholeFrom: 2 },
  'tax-objects': { table: tables.taxObject, wholeFrom: 8 },
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
    const { table, wholeFrom } = lists[list];
    const found = (await knex(table).whereIn('code', wanted).select('code')) as { code: string }[];
    const known = new Set(found.map(({ code }) => code));
    const missing = wanted.filter((code) => !known.has(code));
    if (missing.length === 0) return [];
    const { rows } = (await knex(table).count({ rows: '*' }).first()) as { rows: number | string };
    return Number(rows) < wholeFrom ? [] : missing;
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
