// What: All relations of a form are read by one request, by `read-together.ts`.
// Why: Each asked by its own; the endpoint stands in a module that is loaded with the first form, so it cannot be
// changed from outside before it is used.
// Made for Strapi 5.54.0.

import path from 'node:path';
import type { Rewriting } from '../rewriting';

const ours = path.resolve(__dirname, '../read-together').replaceAll('\\', '/');

export const relationsTogether: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/services/relations.mjs',
    from: 'const { useGetRelationsQuery, useLazySearchRelationsQuery } = relationsApi;',
    to: `import { readTogether } from '${ours}';
readTogether(relationsApi);
const { useGetRelationsQuery, useLazySearchRelationsQuery } = relationsApi;`,
  },
];
