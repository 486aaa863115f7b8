import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

/** The buttons over a list stand in one line where there is room, and begin another where there is none: their words do not break. */
export const bulkButtons: readonly Rewriting[] = [
  {
    module: `${contentManager}/ListView/components/BulkActions/Actions.mjs`,
    after: 'const BulkActionsRenderer = ',
    from: 'gap: 2,',
    times: 3,
    to: "gap: 2, wrap: 'wrap',",
  },
];
