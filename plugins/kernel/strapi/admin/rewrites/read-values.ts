import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

/** The form says what it was opened with, for `strapi/server/content-manager/stale-writes.ts`. */
export const readValues: readonly Rewriting[] = [
  {
    module: `${contentManager}/EditView/components/DocumentActions.mjs`,
    after: 'else if (documentId || collectionType === SINGLE_TYPES) {',
    from: '}, data);',
    times: 3,
    to: '}, { ...data, readValues: initialValues });',
  },
];
