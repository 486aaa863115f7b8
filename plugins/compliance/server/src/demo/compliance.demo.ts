import { products } from '@mayorista/database/seeds';
import { enqueue, getKnex, inTransaction, service, type Deps } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { announceProducts } from '../lights/announce';
import { watchExpiriesJob } from '../tasks/watch-expiries.job';
import { tables } from '../uids';
import { loadCatalogues } from './load-catalogues';
import { keepingDocuments, loadDocuments } from './load-documents';
import { loadProcedures, loadSheets } from './load-sheets';

/** The demo world's compliance: norms, agencies, documents of every state, so that every light shows. */
export const complianceDemo = ({ strapi }: Deps) => ({
  load: async (): Promise<void> => {
    if ((await getKnex(strapi)(tables.nom).first('id')) !== undefined) return;
    await keepingDocuments((kept) =>
      inTransaction(strapi, async (tx) => {
        const productIds = await service(strapi, 'catalogue.nom-flags').idsBySku(
          tx.trx,
          products.map(({ sku }) => sku),
        );
        const catalogues = await loadCatalogues(tx);
        await loadSheets(tx, catalogues, productIds);
        await loadDocuments(tx, catalogues, productIds, kept);
        await loadProcedures(tx, catalogues, productIds);
        await announceProducts(tx, [...productIds.values()]);
        await enqueue(tx, watchExpiriesJob, {}, { key: 'compliance.demo-expiries' });
      }),
    );
  },
});
