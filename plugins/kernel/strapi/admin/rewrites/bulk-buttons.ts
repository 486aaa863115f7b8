// What: The buttons over a list begin another line where there is no room.
// Why: Their words broke.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

export const bulkButtons: readonly Rewriting[] = [
  {
    module: `${contentManager}/ListView/components/BulkActions/Actions.mjs`,
    after: 'const BulkActionsRenderer = ',
    from: 'gap: 2,',
    times: 3,
    to: "gap: 2, wrap: 'wrap',",
  },
];
