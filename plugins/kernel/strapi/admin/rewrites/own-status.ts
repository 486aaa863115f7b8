// What: A list and a relation show the attribute `status` of a type as a column like any other.
// Why: Strapi takes it for the state of publication; see `server/content-manager/own-status.ts`.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

export const ownStatus: readonly Rewriting[] = [
  {
    module: `${contentManager}/ListView/ListViewPage.mjs`,
    from: "if (header.name === 'status') {",
    to: "if (header.name === 'status' && header.attribute?.type === 'custom') {",
  },
  {
    module: `${contentManager}/EditView/components/FormInputs/Relations/Relations.mjs`,
    from: 'isTemporary && document ? document?.status : originalStatus',
    to: "isTemporary && ['draft', 'modified', 'published'].includes(document?.status) ? document.status : originalStatus",
  },
];
