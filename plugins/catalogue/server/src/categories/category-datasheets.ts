import type { Core } from '@mayorista/kernel';
import type { CategoryDatasheets } from '../../../contract';

const sources = new WeakMap<Core.Strapi, CategoryDatasheets>();

/** Takes where the datasheets of categories are kept: the domain that keeps them gives them. */
export const useDatasheets = (strapi: Core.Strapi, source: CategoryDatasheets): void =>
  void sources.set(strapi, source);

export const datasheetsOf = (strapi: Core.Strapi): CategoryDatasheets | null => sources.get(strapi) ?? null;
