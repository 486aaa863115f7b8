import { z } from 'zod';
import { dataOutput, fileOutput, instantOutput, listOutput, paginationOutput } from '@mayorista/kernel';
import { cardOutput } from '@mayorista/listings/answers';

const wishList = z
  .strictObject({
    id: z.int().nullable(),
    name: z.string(),
    type: z.enum(['normal', 'general']),
    totalDetails: z.int(),
    detail_id: z.int().nullable().optional(),
  })
  .meta({ id: 'WishList' });

export const wishListOutput = z.strictObject({
  totalDetails: z.int(),
  data: z.array(wishList),
  total: z.int(),
  meta: z.strictObject({ pagination: paginationOutput }),
});

export const wishListCreateOutput = dataOutput(wishList);

const wishListDetail = z.strictObject({
  id: z.int(),
  product_id: z.int(),
  quantity: z.int(),
  added_at: instantOutput,
  product_name: z.string(),
  sku: z.string(),
  product: cardOutput.nullable(),
});

export const wishListWithDetails = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    type: z.enum(['normal', 'general']),
    totalDetails: z.int(),
    details: z.array(wishListDetail),
  })
  .meta({ id: 'WishListWithDetails' });

export const wishListFindOneOutput = dataOutput(wishListWithDetails);

const wishListProduct = z
  .strictObject({ product_id: z.int(), wish_list_count: z.int() })
  .meta({ id: 'WishListProduct' });

export const wishListProductListOutput = listOutput(wishListProduct);

export const wishListDownloadOutput = fileOutput('text/csv');
