import type { Client, TestApp } from '@mayorista/kernel/testing';
import { expect } from 'vitest';

export interface Card {
  readonly id: number;
  readonly name: string;
  readonly category_name: string;
  readonly currency?: string;
  readonly calculated_list_price?: string;
  readonly total_inventories?: number;
}
interface Choice {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}
export interface Listing {
  readonly data: readonly Card[];
  readonly total: number;
  readonly meta: {
    readonly pagination: {
      readonly page: number;
      readonly pageSize: number;
      readonly pageCount: number;
      readonly total: number;
    };
    readonly facets: {
      readonly brands: readonly Choice[];
      readonly categories: readonly Choice[];
      readonly price?: { readonly min: string; readonly max: string; readonly currency: string } | null;
      readonly stages: readonly Choice[];
      readonly flowTypes: readonly { readonly value: string; readonly count: number }[];
      readonly datasheet: readonly {
        readonly code: string;
        readonly name: string;
        readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
      }[];
      readonly newProducts: number;
      readonly inStock?: number;
      readonly outlet?: number;
      readonly promo?: {
        readonly any: number;
        readonly steps: readonly { readonly percent: number; readonly count: number }[];
      } | null;
    };
    readonly breadcrumbs: readonly { readonly id: number; readonly name: string }[];
  };
}

/** A page of the store's listing, for a visitor or who is given. */
export async function listOf(app: TestApp, query: string, who: Client = app.anonymous): Promise<Listing> {
  const { status, body } = await who.get<Listing>(`/api/store-products?${query}`);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

/** The Spanish row's id of a category of the demo world. */
export async function categoryNamed(app: TestApp, name: string): Promise<number> {
  return ((await app.strapi.db.connection('categories').where({ locale: 'es', name }).first('id')) as { id: number })
    .id;
}
