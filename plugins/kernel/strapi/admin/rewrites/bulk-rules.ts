// What: Rows of types without drafts are not held against their rules for publishing many.
// Why: Each row was, twice, for actions that such types do not have.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const bulkRules: readonly Rewriting[] = [
  {
    module: '@strapi/i18n/dist/admin/components/CMHeaderActions.mjs',
    after: 'const [rows, validationErrors]',
    from: 'if (!document) {',
    to: 'if (!document || !schema?.options?.draftAndPublish) {',
  },
];
