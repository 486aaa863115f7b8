import { z } from 'zod';
import { dataOutput, namedOutput } from '@mayorista/kernel';
import { saleOrderDetail } from '../orders/order.answer';

const saleOrderDividedSaleOrderDividedSaleOrder = z.strictObject({
  id: z.int(),
  folio: z.string(),
  warehouse: namedOutput.nullable(),
  is_backorder: z.boolean(),
  promised_on: z.string().nullable(),
  delivery_from: z.string().nullable(),
  delivery_to: z.string().nullable(),
  quantity: z.int(),
  subtotal: z.string(),
  details: z.array(saleOrderDetail),
});

const saleOrderDividedSaleOrder = z
  .strictObject({
    id: z.int(),
    folio: z.string(),
    divided_sale_orders: z.array(saleOrderDividedSaleOrderDividedSaleOrder),
  })
  .meta({ id: 'SaleOrderDividedSaleOrder' });

export const saleOrderDividedSaleOrderOutput = dataOutput(saleOrderDividedSaleOrder);
