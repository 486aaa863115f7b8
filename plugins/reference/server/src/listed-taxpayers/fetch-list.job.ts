import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Every morning before the house opens: reads the list of article 69-B anew. */
export const fetchTaxpayerList = defineJob({
  name: 'reference.fetch-listed-taxpayers',
  label: 'Leer la lista 69-B del SAT',
  service: 'Datos abiertos del SAT',
  schema: z.object({}),
  cron: '40 5 * * *',
  handler: () => import('./fetch-list.handler'),
});
