import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';
import { saleOrder } from '../orders/order.answer';

const saleOrderSalesmen = z
  .strictObject({ id: z.int(), name: z.string(), email: z.string() })
  .meta({ id: 'SaleOrderSalesmen' });

export const saleOrderSalesmenListOutput = listOutput(saleOrderSalesmen);

export const saleOrderSalesmenOutput = z.strictObject({
  data: saleOrder,
  meta: z.strictObject({}),
  message: z.string(),
});
