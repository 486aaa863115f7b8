import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const saleOrderUserImpersonation = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    company: z.strictObject({ id: z.int(), business_name: z.string() }),
  })
  .meta({ id: 'SaleOrderUserImpersonation' });

export const saleOrderUserImpersonationListOutput = listOutput(saleOrderUserImpersonation);
