// What: A refused save leaves the form as typed, and tells `admin/src/kept-typing`.
// Why: Strapi resets the form after some refusals, as if they had been saved.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

export const refusedEdits: readonly Rewriting[] = [
  {
    module: `${contentManager}/EditView/components/DocumentActions.mjs`,
    after: 'else if (documentId || collectionType === SINGLE_TYPES) {',
    from: 'resetForm(latestValues);',
    to: "if (!('error' in res)) resetForm(latestValues); else window.dispatchEvent(new CustomEvent('edit-refused', { detail: res.error }));",
  },
];
