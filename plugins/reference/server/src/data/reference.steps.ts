import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { officialRate } from '../../../shared/official-rate.shape';
import { tables } from '../uids';

export const referenceSteps: readonly SetupStep[] = [
  {
    key: 'postal-codes',
    label: 'Carga los códigos postales',
    detail:
      'Con npm run import:postal-codes y el archivo del SAT o de Correos de México: de ellos salen las direcciones y el IVA.',
    needs: 'installation.write',
    to: null,
    isDone: (strapi) => rowsExist(strapi, tables.postalCode),
  },
  {
    key: 'sat-catalogues',
    label: 'Carga los catálogos del SAT',
    detail: 'Con npm run import:sat: sin clave del SAT ningún producto se publica.',
    needs: 'installation.write',
    to: null,
    isDone: (strapi) => rowsExist(strapi, tables.satProductKey),
  },
  {
    key: 'official-rates',
    label: 'Carga el tipo de cambio FIX',
    detail:
      'Con un token de Banco de México (BANXICO_TOKEN) llega cada día; si no, sube su archivo o captúralo. Sin él no se timbra nada en dólares.',
    needs: 'official-rates.write',
    to: '/plugins/reference/official-rates',
    isDone: (strapi) => rowsExist(strapi, officialRate.table),
  },
];
