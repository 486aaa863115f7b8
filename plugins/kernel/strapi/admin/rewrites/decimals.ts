// What: Decimal numbers of a list have two decimals at least.
// Why: They are money.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

export const decimals: readonly Rewriting[] = [
  {
    module: `${contentManager}/ListView/components/TableCells/CellValue.mjs`,
    from: 'maximumFractionDigits: 20',
    to: 'minimumFractionDigits: 2, maximumFractionDigits: 20',
  },
];
