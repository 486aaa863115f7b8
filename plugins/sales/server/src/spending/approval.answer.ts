import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';
import { saleOrderListed } from '../orders/order.answer';

const saleOrderApproval = saleOrderListed
  .extend({
    reasons: z.array(z.string()).meta({ description: 'Por qué espera' }),
    expires_at: instantOutput.meta({ description: 'Hasta cuándo se le guardan precios y piezas' }),
    is_over: z.boolean().meta({ description: 'Espera aún, y su tiempo ya pasó' }),
    approver_name: z
      .string()
      .nullable()
      .meta({ description: 'Nulo: cualquier persona de la empresa con acceso pleno' }),
    decided_by: z.string().nullable(),
    may_decide: z.boolean().meta({ description: 'Quien pregunta lo puede decidir ahora' }),
  })
  .meta({ id: 'SaleOrderApproval' });

export const saleOrderApprovalListOutput = listOutput(saleOrderApproval);
export const saleOrderApprovalOutput = dataOutput(saleOrderApproval);
