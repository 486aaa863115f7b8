// What: A part of a form to which `cms/src/admin/edit-view/edit-layout.ts` gave a title shows it.
// Why: Strapi's layouts have panels without a title.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

export const titledSections: readonly Rewriting[] = [
  {
    module: `${contentManager}/EditView/components/FormLayout.mjs`,
    from: "import { Grid, Flex, Box } from '@strapi/design-system';",
    to: "import { Grid, Flex, Box, Typography } from '@strapi/design-system';",
  },
  {
    module: `${contentManager}/EditView/components/FormLayout.mjs`,
    from: '...hasBackground && panelStyles,',
    to: '...hasBackground && panelStyles, ...panel.title ? { tag: "section", "aria-label": panel.title } : {},',
  },
  {
    module: `${contentManager}/EditView/components/FormLayout.mjs`,
    from: 'children: panel.map((row, gridRowIndex)=>{',
    to: 'children: [panel.title, ...panel].map((row, at)=>{ const gridRowIndex = at - 1; if (at === 0) return row ? jsx(Typography, { variant: "delta", tag: "h2", children: row }, "title") : null;',
  },
];
