import type { Rewriting } from '../rewriting';

/** Each row of a list was held against all rules of its type, twice, for actions that types without drafts do not have. */
export const bulkRules: readonly Rewriting[] = [
  {
    module: '@strapi/i18n/dist/admin/components/CMHeaderActions.mjs',
    after: 'const [rows, validationErrors]',
    from: 'if (!document) {',
    to: 'if (!document || !schema?.options?.draftAndPublish) {',
  },
];
