import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { tables, uids } from '../uids';

export const branchSteps: readonly SetupStep[] = [
  {
    key: 'branches',
    label: 'Da de alta las sucursales',
    detail: 'El almacén central (MEX-CEDIS) y cada sucursal que entrega.',
    needs: 'branches.write',
    to: `/content-manager/collection-types/${uids.branch}`,
    isDone: (strapi) => rowsExist(strapi, tables.branch),
  },
  {
    key: 'stock',
    label: 'Captura las existencias',
    detail: 'En la ficha de cada producto, o en el archivo de npm run import:products.',
    needs: 'stock.adjust',
    to: '/content-manager/collection-types/api::catalogue.product',
    isDone: (strapi) => rowsExist(strapi, tables.stock),
  },
];
