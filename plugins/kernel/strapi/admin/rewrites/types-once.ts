import type { Rewriting } from '../rewriting';

/** The descriptions of all types were read again by each visit of a list. Types are code here: they change with a start alone. */
export const typesOnce: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/hooks/useContentManagerInitData.mjs',
    from: 'refetchOnMountOrArgChange: true',
    to: 'refetchOnMountOrArgChange: false',
  },
];
