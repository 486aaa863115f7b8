import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';
import { shownOrder } from '../orders/order.answer';

const saleOrderSalesmen = z
  .strictObject({ id: z.int(), name: z.string(), email: z.string() })
  .meta({ id: 'SaleOrderSalesmen' });

export const saleOrderSalesmenListOutput = listOutput(saleOrderSalesmen);

export const saleOrderSalesmenOutput = z.strictObject({
  data: shownOrder,
  meta: z.strictObject({}),
  message: z.string(),
});
