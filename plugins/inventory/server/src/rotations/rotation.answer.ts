import { z } from 'zod';
import { listOutput, paginationOutput } from '@mayorista/kernel';

const productRotationsHistoryProduct = z.strictObject({
  id: z.int(),
  sku: z.string(),
  model: z.string(),
  name: z.string(),
});

const productRotationsHistory = z
  .strictObject({
    month: z.string(),
    pieces: z.int(),
    byWarehouses: z.array(z.strictObject({ warehouse_id: z.int(), pieces: z.int() })),
  })
  .meta({ id: 'ProductRotationsHistory' });

export const productRotationsHistoryOutput = z.strictObject({
  product: productRotationsHistoryProduct,
  average_sales: z.int(),
  data: z.array(productRotationsHistory),
  total: z.int(),
  meta: z.strictObject({ pagination: paginationOutput }),
});

const productInventoryRotation = z
  .strictObject({
    sold: z.int(),
    average_sales: z.number(),
    stock: z.int(),
    rotation: z.number().nullable(),
    months_of_stock: z.number().nullable(),
    product_id: z.int(),
    sku: z.string(),
    model: z.string(),
    name: z.string(),
    months: z.int(),
  })
  .meta({ id: 'ProductInventoryRotation' });

export const productInventoryRotationListOutput = listOutput(productInventoryRotation);
