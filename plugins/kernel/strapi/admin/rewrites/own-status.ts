import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

/** An attribute called `status` is a column like any other, not the publication of a document. */
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
