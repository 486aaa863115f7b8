import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { tables, uids } from '../uids';

export const productSteps: readonly SetupStep[] = [
  {
    key: 'products',
    label: 'Carga el catálogo',
    detail: 'De un archivo, con npm run import:products, o uno por uno.',
    needs: 'products.write',
    to: `/content-manager/collection-types/${uids.product}`,
    isDone: (strapi) => rowsExist(strapi, tables.product),
  },
];
