import type { Rewriting } from '../rewriting';

/** A record that was created is not told as one that was changed (spec catalogue 8). */
export const createdNotice: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/hooks/useDocumentActions.mjs',
    after: "trackUsage('didCreateEntry'",
    from: "'success.record.save'",
    times: 2,
    to: "'success.record.create'",
  },
];
