import { getKnex, knexWithin, type Core } from '@mayorista/kernel';
import type { BrandService, BrandSuppliers } from '../../../contract';
import { shownBrands } from './shown-brands.store';
import { tables } from '../uids';

const sources = new WeakMap<Core.Strapi, BrandSuppliers>();

/** Names brands, and takes where a brand's suppliers come from: the domain that keeps suppliers gives them. */
export const brandService = ({ strapi }: { readonly strapi: Core.Strapi }): BrandService => ({
  useSuppliers: (source) => void sources.set(strapi, source),
  async namesOf(ids) {
    const rows = (await knexWithin(strapi)(tables.brand)
      .whereIn('id', [...new Set(ids)])
      .select('id', 'name')) as { id: number; name: string }[];
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  async idsByName(names) {
    const rows = (await knexWithin(strapi)(tables.brand)
      .whereIn('name', [...names])
      .select('id', 'name')) as {
      id: number;
      name: string;
    }[];
    return new Map(rows.map(({ id, name }) => [name, id]));
  },
  shown: () => shownBrands(getKnex(strapi)),
});

export const suppliersOf = (strapi: Core.Strapi): BrandSuppliers | null => sources.get(strapi) ?? null;
