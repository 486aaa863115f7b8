import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Compares all companies with the list of article 69-B: when the list changes, and each morning for RFCs that changed since. */
export const checkListed = defineJob({
  name: 'companies.check-listed-taxpayers',
  label: 'Buscar empresas en la lista 69-B',
  schema: z.object({}),
  cron: '10 6 * * *',
  servesWaiting: true,
  handler: () => import('./check-listed.handler'),
});
