import { inTransaction, type Deps } from '@mayorista/kernel';
import { tables } from '../tables';
import { knownIds } from './known-ids';
import { loadContent } from './load-content';
import { loadDatasheets } from './load-datasheets';
import { loadDocuments } from './load-documents';

/** Loads the content of the demo world's products beside their texts, whole or not at all, and their printed sheets after it: an interrupted first start begins what it lacks anew. */
export const contentDemo = ({ strapi }: Deps) => ({
  load: async (): Promise<void> => {
    await inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.datasheet).first('id')) !== undefined) return;
      const known = await knownIds(tx);
      await loadDatasheets(tx, known);
      await loadContent(tx, known);
    });
    await loadDocuments(strapi);
  },
});
