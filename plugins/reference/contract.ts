import type { Knex } from 'knex';

/** A row of the tax authority's regimes or CFDI uses. */
export interface TaxCode {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** May be used by personas físicas. */
  readonly forPersons: boolean;
  /** May be used by personas morales. */
  readonly forCompanies: boolean;
}

/** A CFDI use, with the regimes whose receivers may ask for it; an empty list allows all. */
export interface CfdiUse extends TaxCode {
  readonly regimes: readonly string[];
}

/** Catalogues with one code a row, of which only the existence of a code matters. */
export type CodeList = 'product-keys' | 'units' | 'payment-forms' | 'payment-methods' | 'tax-objects';

/** The tax authority's catalogues, as an installation has loaded them. In a transaction pass its knex. */
export interface TaxCatalogueService {
  regimes(knex: Knex): Promise<readonly TaxCode[]>;
  uses(knex: Knex): Promise<readonly CfdiUse[]>;
  /** Codes among the given ones that a catalogue does not have; none while it is not loaded. */
  unknown(knex: Knex, list: CodeList, codes: readonly string[]): Promise<readonly string[]>;
  /** Whether a postal code exists; null while none of its state is loaded, so that nothing can be said. */
  zipExists(knex: Knex, zip: string): Promise<boolean | null>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'reference.demo': { load(): Promise<void> };
    'reference.tax': TaxCatalogueService;
  }
}
