// What: A record that was created is told with 'success.record.create'.
// Why: Strapi tells it as one that was changed (spec catalogue 8).
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const createdNotice: readonly Rewriting[] = [
  {
    module: '@strapi/content-manager/dist/admin/hooks/useDocumentActions.mjs',
    after: "trackUsage('didCreateEntry'",
    from: "'success.record.save'",
    times: 2,
    to: "'success.record.create'",
  },
];
