import { z } from 'zod';
import { defineJob } from '@mayorista/kernel';

/** Every minute: what nobody approved in its time is canceled, and its pieces are for sale again. */
export const expireApprovals = defineJob({
  name: 'sales.expire-approvals',
  label: 'Vencer pedidos sin aprobar',
  schema: z.object({}),
  cron: '* * * * *',
  handler: () => import('./expire-approvals.handler'),
});
