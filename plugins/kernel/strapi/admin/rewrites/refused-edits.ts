import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

/** What was refused is not saved, whatever it was refused for; the form is told, for `admin/src/kept-typing`. */
export const refusedEdits: readonly Rewriting[] = [
  {
    module: `${contentManager}/EditView/components/DocumentActions.mjs`,
    after: 'else if (documentId || collectionType === SINGLE_TYPES) {',
    from: 'resetForm(latestValues);',
    to: "if (!('error' in res)) resetForm(latestValues); else window.dispatchEvent(new CustomEvent('edit-refused', { detail: res.error }));",
  },
];
