import { env } from '@mayorista/config';
import type { SetupStep } from './setup-steps';

export const kernelSteps: readonly SetupStep[] = [
  {
    key: 'mail-server',
    label: 'Configura el servidor de correo',
    detail: 'Sin SMTP_URL ningún correo sale: se quedan en Correos enviados.',
    needs: 'installation.write',
    to: null,
    isDone: () => env().smtpUrl !== null,
  },
];
