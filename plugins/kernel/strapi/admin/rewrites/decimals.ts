import type { Rewriting } from '../rewriting';

const contentManager = '@strapi/content-manager/dist/admin/pages';

/** Decimal numbers of a list have two decimals at least, as money has. */
export const decimals: readonly Rewriting[] = [
  {
    module: `${contentManager}/ListView/components/TableCells/CellValue.mjs`,
    from: 'maximumFractionDigits: 20',
    to: 'minimumFractionDigits: 2, maximumFractionDigits: 20',
  },
];
