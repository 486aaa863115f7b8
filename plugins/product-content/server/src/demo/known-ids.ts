import { categories, products } from '@mayorista/database/seeds';
import { service, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { byId, nameIn, pathOf } from '@mayorista/catalogue/shared';
import { defaultLocale } from '@mayorista/config';

/** Ids of what the catalogue's loader wrote, by the keys of the seeds; each throws for a key that nothing has. */
export interface Known {
  product(sku: string): number;
  category(key: string): number;
}

/** Finds products by their SKU, categories by the way to them: two may have one name in different places. */
export async function knownIds(tx: Tx): Promise<Known> {
  const skus = products.map(({ sku }) => sku);
  const bySku = await service(tx.strapi, 'catalogue.nom-flags').idsBySku(tx.trx, skus);
  const nodes = byId(await service(tx.strapi, 'catalogue.categories').nodes());
  const byPath = new Map(
    [...nodes.keys()].map((id) => [wayOf(pathOf(nodes, id).map((each) => nameIn(nodes.get(each), defaultLocale))), id]),
  );
  return {
    product: (sku) => bySku.get(sku) ?? missing(sku),
    category: (key) => byPath.get(wayOf(namesTo(key))) ?? missing(key),
  };
}

const wayOf = (names: readonly string[]): string => names.join(' > ');

function namesTo(key: string | null): string[] {
  if (key === null) return [];
  const seed = categories.find((each) => each.key === key) ?? missing(key);
  return [...namesTo(seed.parent), seed.name.es];
}

function missing(key: string): never {
  throw new Error(`The demo world names an unknown product or category: ${key}`);
}
