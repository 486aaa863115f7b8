import { givenProduct } from '@mayorista/catalogue/testing';
import type { TestApp } from '@mayorista/kernel/testing';

export type Body = { data: Record<string, unknown> & { id: number } };
export type List = { data: (Record<string, unknown> & { id: number })[]; total: number };

export const brandOfProduct = async (app: TestApp, productId: number): Promise<number> =>
  (
    (await app.strapi.db.connection('products_brand_lnk').where({ product_id: productId }).first('brand_id')) as {
      brand_id: number;
    }
  ).brand_id;

/** A product of 100 dollars, unless wished otherwise, that the store and the prices know of already. */
export const settledProduct = (app: TestApp, wish: Parameters<typeof givenProduct>[1] = {}) =>
  givenProduct(app, { listPrice: '100.00', ...wish });
