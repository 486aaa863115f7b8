// What: A form sends with its save the values that it was opened with.
// Why: `server/content-manager/stale-writes.ts` compares them.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

export const readValues: readonly Rewriting[] = [
  {
    module: `${contentManager}/EditView/components/DocumentActions.mjs`,
    after: 'else if (documentId || collectionType === SINGLE_TYPES) {',
    from: '}, data);',
    times: 3,
    to: '}, { ...data, readValues: initialValues });',
  },
];
