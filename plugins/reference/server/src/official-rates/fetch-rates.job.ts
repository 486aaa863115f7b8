import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/**
 * Reads what Banco de México determined since the newest rate that is known. The FIX of a banking day is published from noon on; asking
 * again twice covers a day on which it is late, and the night one that was corrected.
 */
export const fetchRates = defineJob({
  name: 'reference.fetch-official-rates',
  label: 'Leer el tipo de cambio FIX de Banco de México',
  service: 'Banco de México',
  schema: z.object({}),
  cron: '20 12,14,18,23 * * *',
  handler: () => import('./fetch-rates.handler'),
});
