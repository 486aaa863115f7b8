import path from 'node:path';
import type { Rewriting } from '../rewriting';

const ours = path.resolve(__dirname, '../read-together').replaceAll('\\', '/');

/**
 * Each relation of a form asked for its records by a request of its own. The endpoint stands in a module that is loaded with the
 * first form, so it cannot be changed from outside before it is used.
 */
export const relationsTogether: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/services/relations.mjs',
    from: 'const { useGetRelationsQuery, useLazySearchRelationsQuery } = relationsApi;',
    to: `import { readTogether } from '${ours}';
readTogether(relationsApi);
const { useGetRelationsQuery, useLazySearchRelationsQuery } = relationsApi;`,
  },
];
