import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { tables, uids } from '../uids';

export const companySteps: readonly SetupStep[] = [
  {
    key: 'companies',
    label: 'Da de alta la primera empresa distribuidora',
    detail: 'Con su nivel de precio y su sucursal: sin empresa nadie ve precios ni compra.',
    needs: 'companies.write',
    to: `/content-manager/collection-types/${uids.company}`,
    isDone: (strapi) => rowsExist(strapi, tables.company),
  },
];
