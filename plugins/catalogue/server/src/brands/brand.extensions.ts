import type { Core } from '@mayorista/kernel';
import type { BrandService, BrandSuppliers } from '../../../contract';

const sources = new WeakMap<Core.Strapi, BrandSuppliers>();

/** Where a brand's suppliers come from: the domain that keeps suppliers gives them. */
export const brandService = ({ strapi }: { readonly strapi: Core.Strapi }): BrandService => ({
  useSuppliers: (source) => void sources.set(strapi, source),
});

export const suppliersOf = (strapi: Core.Strapi): BrandSuppliers | null => sources.get(strapi) ?? null;
