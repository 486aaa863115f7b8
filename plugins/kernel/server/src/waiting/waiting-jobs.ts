import type { Core } from '@strapi/strapi';
import { countDeadJobs, countUndeliveredMails } from '../setup/undelivered';
import type { Waiting } from './waiting';

const failed = (
  given: Pick<Waiting, 'key' | 'label' | 'needs'>,
  count: (strapi: Core.Strapi) => Promise<number>,
): Waiting => ({
  ...given,
  to: '/plugins/kernel/trabajos',
  lateAfterHours: 0,
  // Jobs have no history: they are counted again every few seconds.
  types: [],
  freshSeconds: 5,
  count: async ({ strapi }) => ({ count: await count(strapi), oldest: null }),
});

/** Work that the platform did not get done by itself. */
export const waitingJobs: readonly Waiting[] = [
  failed(
    {
      key: 'background-jobs.dead',
      label: ['proceso que no terminó', 'procesos que no terminaron'],
      needs: 'background-jobs.read',
    },
    countDeadJobs,
  ),
  failed(
    { key: 'mails.undelivered', label: ['correo que no ha salido', 'correos que no han salido'], needs: 'mails.read' },
    countUndeliveredMails,
  ),
];
