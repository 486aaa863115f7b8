// What: Rows of tables are 40 pixels high instead of 66.
// Why: The design system has the measures in its styles, not in the theme.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const module = '@strapi/design-system/dist/index.mjs';
const after = 'border-bottom: 1px solid ${({ theme: e }) => e.colors.neutral150};\n\n  & td,';

export const denseRows: readonly Rewriting[] = [
  {
    module,
    after,
    from: 'padding: ${({ theme: e }) => e.spaces[4]};',
    to: 'padding: 0.3rem ${({ theme: e }) => e.spaces[4]}; height: 3.9rem;',
  },
  { module, after, from: 'height: 5.6rem;', to: 'height: 4rem;' },
];
