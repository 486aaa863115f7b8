// What: The descriptions of all types are read once.
// Why: They were read again by each visit of a list; types are code here and change with a start alone.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const typesOnce: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/hooks/useContentManagerInitData.mjs',
    from: 'refetchOnMountOrArgChange: true',
    to: 'refetchOnMountOrArgChange: false',
  },
];
