import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';
import { saleOrderListed, saleOrderStatus } from '../orders/order.answer';

const orderBoard = z
  .strictObject({
    columns: z.array(
      z.strictObject({
        status: saleOrderStatus,
        label: z.string(),
        count: z.int(),
        orders: z.array(saleOrderListed).meta({ description: 'Los más antiguos' }),
      }),
    ),
    in_review: z.array(z.int()).meta({ description: 'Pedidos con un comprobante por revisar' }),
  })
  .meta({ id: 'SaleOrderBoard' });

export const orderBoardOutput = dataOutput(orderBoard);
