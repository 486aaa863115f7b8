import { z } from 'zod';
import { currencyOutput, dayOutput, listOutput, referenceOutput } from '@mayorista/kernel';

const productStockByWarehouse = z.strictObject({
  warehouse_id: z.int(),
  warehouse: z.string(),
  stock: z.int(),
  real_stock: z.int(),
});

const productStock = z
  .strictObject({
    byWarehouses: z.array(productStockByWarehouse),
    total: z.int(),
    totalReal: z.int(),
    total_real: z.int(),
  })
  .meta({ id: 'ProductStock' });

export const productStockOutput = z.strictObject({
  data: productStock,
  byWarehouses: z.array(productStockByWarehouse),
  total: z.int(),
  totalReal: z.int(),
  total_real: z.int(),
  meta: z.strictObject({}),
});

const productInventoryBranch = z.strictObject({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  is_virtual: z.boolean(),
});

const productInventory = z
  .strictObject({
    branch: productInventoryBranch,
    inventories: z.record(z.string(), z.int()),
    transit_inventories: z.array(z.strictObject({ quantity: z.int(), available_on: z.string() })),
    promised_on: dayOutput.nullable(),
    value_restrictions: z.string().nullable(),
  })
  .meta({ id: 'ProductInventory' });

export const productInventoryListOutput = listOutput(productInventory);

const productAuctionInventoryAuctionType = z.enum(['E', 'MALTRATADO', 'NUEVO', 'AAA', 'A', 'B', 'C', 'D']);

const productAuctionInventory = z
  .strictObject({
    product_id: z.int(),
    auction_type: productAuctionInventoryAuctionType,
    name: z.string(),
    description: z.string(),
    warranty_text: z.string().nullable(),
    warranty_months: z.int(),
    discount: z.string(),
    branch: referenceOutput,
    quantity: z.int(),
    calculated_list_price: z.string(),
    price: z.string(),
    currency: currencyOutput,
  })
  .meta({ id: 'ProductAuctionInventory' });

export const productAuctionInventoryListOutput = listOutput(productAuctionInventory);
