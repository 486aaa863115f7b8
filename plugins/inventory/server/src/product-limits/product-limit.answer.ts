import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

const productLimitProductLimit = z.strictObject({
  id: z.int(),
  warehouse_id: z.int(),
  warehouse_name: z.string().nullable(),
  minimum: z.int(),
  maximum: z.int(),
  real_stock: z.int(),
  average_sales: z.number(),
});

const productLimit = z
  .strictObject({
    updatedAt: instantOutput,
    id: z.int(),
    warehouse_id: z.int(),
    warehouse_name: z.string().nullable(),
    minimum: z.int(),
    maximum: z.int(),
    real_stock: z.int(),
    average_sales: z.number(),
    sku: z.string(),
    model: z.string(),
    name: z.string(),
    stage_id: z.int().nullable(),
    stage: z.string().nullable(),
    product_flow_type: z.string().nullable(),
    discount_type: z.string().nullable(),
    forecast: z.int(),
    product_id: z.int(),
    productLimits: z.array(productLimitProductLimit),
  })
  .meta({ id: 'ProductLimit' });

export const productLimitListOutput = listOutput(productLimit);

export const productLimitOutput = dataOutput(productLimit);

export const productLimitUpdateOutput = dataOutput(productLimit);

const newProductLimit = z
  .strictObject({
    id: z.int(),
    sku: z.string(),
    model: z.string(),
    name: z.string(),
    stage_id: z.int().nullable(),
    stage: z.string().nullable(),
    product_flow_type: z.string().nullable(),
    discount_type: z.string().nullable(),
    forecast: z.int(),
    product_id: z.int(),
    real_stock: z.int(),
    average_sales: z.number(),
    productLimits: z.array(productLimitProductLimit),
  })
  .meta({ id: 'NewProductLimit' });

export const newProductLimitOutput = dataOutput(newProductLimit);

const productLimitAssignment = z.strictObject({ assigned: z.int() });

export const productLimitAssignmentOutput = dataOutput(productLimitAssignment);
