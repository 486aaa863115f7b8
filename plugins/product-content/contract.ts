import type { CardRow } from '@mayorista/catalogue/contract';
import type { Knex } from 'knex';

/** A characteristic of some datasheet. Names are Spanish, `name_en` where there is one. */
export interface DatasheetFieldRow {
  readonly code: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly field_type: 'text' | 'number' | 'boolean' | 'list';
  readonly unit: string | null;
  readonly is_key: boolean | number;
  readonly datasheet_list_id: number | null;
}

/** The values of products in their datasheets. */
export interface DatasheetService {
  /** Values by product id and code of the characteristic, of those that some datasheet marks as key. In a transaction pass its knex. */
  keyValues(knex: Knex, productIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlyMap<string, string>>>;
  /** The values of products in their datasheets, as [code, value], longer ones left out. */
  valuesOf(
    productIds: readonly number[],
    longest: number,
  ): Promise<ReadonlyMap<number, readonly (readonly [code: string, value: string])[]>>;
  /** The characteristics of all datasheets, key ones first: the same one may stand in several. */
  fields(): Promise<DatasheetFieldRow[]>;
  /** The options of lists of values, by the list. */
  optionsOf(
    listIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly { readonly value: string; readonly value_en: string | null }[]>>;
}

/** The parts of a product's page beside its card, for anybody. */
export interface PagePartsService {
  /** Overviews, videos, public documents and what the datasheet says, in the answer's own words. */
  of(row: CardRow, locale: string): Promise<Readonly<Record<string, readonly object[]>>>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'product-content.datasheets': DatasheetService;
    'product-content.page-parts': PagePartsService;
    'product-content.demo': { load(): Promise<void> };
  }
}
