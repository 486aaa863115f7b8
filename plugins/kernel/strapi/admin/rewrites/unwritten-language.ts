// What: The form of a language that is yet to be written asks for its relations.
// Why: It asked for none, because the record has no row of that language: the English form of a product showed no brand and no
// category, though all languages share them (`server/content-manager/many-relations.ts` answers the Spanish one's).
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const unwrittenLanguage: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/pages/EditView/components/FormInputs/Relations/Relations.mjs',
    from: 'const documentId = currentDocument.document?.documentId;',
    to: 'const documentId = currentDocument.document?.documentId ?? currentDocumentMeta.documentId;',
  },
];
