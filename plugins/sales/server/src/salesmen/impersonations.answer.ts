import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const saleOrderUserImpersonation = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    company: z.strictObject({ id: z.int(), business_name: z.string() }),
    act_url: z.string().meta({ description: 'Página de la tienda en la que quien lo atiende actúa en su nombre' }),
  })
  .meta({ id: 'SaleOrderUserImpersonation' });

export const saleOrderUserImpersonationListOutput = listOutput(saleOrderUserImpersonation);
