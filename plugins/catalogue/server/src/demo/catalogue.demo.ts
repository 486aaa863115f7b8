import { inTransaction, type Deps, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { loadCategoryExtras } from './load-category-extras';
import { loadParts } from './load-parts';
import { loadPictures, type Loaded } from './load-pictures';
import { loadProducts } from './load-products';
import { loadTaxonomy } from './load-taxonomy';
import { loadTvc } from './load-tvc';

/** The demo world's catalogue, whole or not at all: a first start that was interrupted begins it anew. */
export const catalogueDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if (await hasProducts(tx)) return;
      const taxonomy = await loadTaxonomy(tx);
      const products = await loadProducts(tx, taxonomy);
      const loaded: Loaded = { ...taxonomy, products };
      await loadParts(tx, loaded);
      await loadPictures(tx, loaded);
      await loadCategoryExtras(tx, loaded);
      await loadTvc(tx, loaded);
    }),
});

const hasProducts = async (tx: Tx): Promise<boolean> => (await tx.trx(tables.product).first('id')) !== undefined;
