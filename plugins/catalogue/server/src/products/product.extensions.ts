import { knexWithin, type Core, type Deps } from '@mayorista/kernel';
import type {
  ProductBelongings,
  ProductListing,
  ProductRelation,
  ProductService,
  PublishingCheck,
  RemovalCheck,
  SupplierFilter,
} from '../../../contract';
import { factsOf, lockProduct, reclassify, satKeysOf, warrantyMonthsOf } from './product-facts';
import { noteChange, productOf, refuseUnknownProducts } from './product-reference';

/** What the plugins to the right have added to products; filled at bootstrap, read by the calls of products. */
export interface ProductExtensions {
  readonly removalChecks: RemovalCheck[];
  readonly publishingChecks: PublishingCheck[];
  readonly belongings: ProductBelongings[];
  readonly relations: Map<string, ProductRelation>;
  supplierFilter: SupplierFilter | null;
  restockList: ProductListing | null;
}

const registered = new WeakMap<Core.Strapi, ProductExtensions>();

/** The extensions of this server. */
export function productExtensionsOf(strapi: Core.Strapi): ProductExtensions {
  const known = registered.get(strapi) ?? {
    removalChecks: [],
    publishingChecks: [],
    belongings: [],
    relations: new Map<string, ProductRelation>(),
    supplierFilter: null,
    restockList: null,
  };
  registered.set(strapi, known);
  return known;
}

/** Where other domains join in the calls of products. A relation registered twice is a defect found at start. */
export const productService = ({ strapi }: Deps): ProductService => {
  const extensions = productExtensionsOf(strapi);
  return {
    addRemovalCheck: (check) => void extensions.removalChecks.push(check),
    addPublishingCheck: (check) => void extensions.publishingChecks.push(check),
    addBelongings: (belongings) => void extensions.belongings.push(belongings),
    addRelation(flag, read) {
      if (extensions.relations.has(flag)) throw new Error(`The relation "${flag}" of products is registered twice`);
      extensions.relations.set(flag, read);
    },
    useSupplierFilter: (filter) => void (extensions.supplierFilter = filter),
    useRestockList: (listing) => void (extensions.restockList = listing),
    get: (id) => productOf(knexWithin(strapi), id),
    refuseUnknown: refuseUnknownProducts,
    noteChange,
    facts: factsOf,
    satKeys: satKeysOf,
    warrantyMonths: warrantyMonthsOf,
    lock: lockProduct,
    reclassify,
  };
};
