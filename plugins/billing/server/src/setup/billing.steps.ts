import { env } from '@mayorista/config';
import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { tables } from '../uids';
import { hasStamps } from './stamp-balance';

export const billingSteps: readonly SetupStep[] = [
  {
    key: 'invoicing',
    label: 'Configura el certificado de sello digital y el PAC',
    detail:
      'Con CFDI_CERTIFICATE_FILE, CFDI_KEY_FILE, CFDI_KEY_PASSWORD, PAC_URL y PAC_TOKEN: sin ellos ninguna factura tiene validez.',
    needs: 'installation.write',
    to: null,
    isDone: () => Promise.resolve(env().invoicing.pac !== null && env().invoicing.certificate !== null),
  },
  {
    key: 'stamps',
    label: 'Compra timbres a tu PAC',
    detail: 'Quedan pocos: cuando se acaben, las facturas esperan sin timbrarse.',
    needs: 'installation.write',
    to: null,
    isDone: hasStamps,
  },
  {
    key: 'sat-schemas',
    label: 'Carga los esquemas del SAT',
    detail:
      'Con npm run import:sat-schemas y la carpeta de los XSD: cada comprobante se valida con ellos antes de timbrarse.',
    needs: 'installation.write',
    to: null,
    isDone: (strapi) => rowsExist(strapi, tables.schema),
  },
];
