import type { FiscalPlace } from '@mayorista/config';
import type { PlainDate } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { TaxpayerSituation } from './shared/listed-taxpayer.shape';

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
  /** Lists the CFDI uses that may be asked for on a day. */
  usesOn(knex: Knex, day: PlainDate): Promise<readonly CfdiUse[]>;
  /** Codes among the given ones that a catalogue does not have; none while only a part of it is loaded, or nothing. */
  unknown(knex: Knex, list: CodeList, codes: readonly string[]): Promise<readonly string[]>;
  /** Whether a postal code exists; null while none of its state is loaded, so that nothing can be said. */
  zipExists(knex: Knex, zip: string): Promise<boolean | null>;
}

/** A place as the post knows it. */
export interface PostalPlace {
  readonly municipality: string;
  readonly state: string;
  /** Its settlements (colonias). */
  readonly colonies: readonly string[];
}

/** A place as an address names it: the country's id, México where it is null, and its postal code. */
export interface NamedPlace {
  readonly countryId: number | null;
  readonly zipCode: string | null;
}

/** Reads places; in the open transaction where there is one. */
export interface PlaceReader {
  /** Finds what the post knows of a postal code; null when it is not in the list that is loaded. */
  find(zip: string): Promise<PostalPlace | null>;
  /**
   * Decides where places lie to the tax authority, in their order: their border region and local time. The authority's own word of a postal
   * code counts, else the law's of its municipality; a code that is not loaded is known by the release. Nothing abroad is in a region.
   */
  fiscal(places: readonly NamedPlace[]): Promise<readonly FiscalPlace[]>;
}

/** A bank account of the house, into which buyers pay. */
export interface BankAccount {
  readonly id: number;
  readonly name: string;
  readonly account_number: string | null;
  readonly clabe: string | null;
  /** Code of its currency; null where none was chosen. */
  readonly currency: string | null;
}

/** Reads the house's bank accounts; in the open transaction where there is one. */
export interface BankAccountReader {
  /** Lists the accounts in use, by name. */
  inUse(): Promise<readonly BankAccount[]>;
}

/** Reads departments; in the open transaction where there is one. */
export interface DepartmentReader {
  /** Reads the names of departments by id; those that do not exist are left out. */
  namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** An official rate (FIX), pesos per dollar with four decimals. */
export interface OfficialRate {
  readonly rate: string;
  /** The banking day on which Banco de México determined it. */
  readonly determinedOn: PlainDate;
  /** Made up for a demonstration. */
  readonly isDemo: boolean;
}

/** Tells what a dollar costs to the tax authority. */
export interface OfficialRateReader {
  /**
   * Finds the rate in force for a document of a day: the newest FIX determined before it. Null where none is known or the newest is older
   * than banks ever rest; nobody puts another in its place.
   */
  inForceOn(knex: Knex, day: PlainDate): Promise<OfficialRate | null>;
}

/** A taxpayer's place on the list of article 69-B. */
export interface Listing {
  readonly situation: TaxpayerSituation;
  /** The situation in the list's own word. */
  readonly label: string;
  /** The day to which the list is up to date, 'yyyy-mm-dd'. */
  readonly listDay: string;
}

/** Reads the list of article 69-B; in the open transaction where there is one. */
export interface ListedTaxpayerReader {
  /** Finds those of some RFCs that the list holds. */
  find(rfcs: readonly string[]): Promise<ReadonlyMap<string, Listing>>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'reference.demo': { load(): Promise<void> };
    'reference.tax': TaxCatalogueService;
    'reference.places': PlaceReader;
    'reference.bank-accounts': BankAccountReader;
    'reference.listed-taxpayers': ListedTaxpayerReader;
    'reference.official-rates': OfficialRateReader;
    'reference.departments': DepartmentReader;
  }
}
