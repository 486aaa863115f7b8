import { expect, test } from 'vitest';
import { noFilters } from '../orders/filters';
import { uids } from '../uids';
import { ordersBeside } from './beside';

const spanish = { id: 7, locale: 'es' };
const english = { id: 8, locale: 'en' };

test('a company has its orders beside it, a product those it is in', () => {
  const company = ordersBeside({ model: uids.company, document: { id: 5 }, otherRows: [] });
  expect(company).toEqual({ ...noFilters, companyId: 5 });
  const product = ordersBeside({ model: uids.product, document: spanish, otherRows: [english] });
  expect(product).toEqual({ ...noFilters, productId: 7 });
});

test('a product seen in English has the orders of its Spanish row: orders keep that id', () => {
  const product = ordersBeside({ model: uids.product, document: english, otherRows: [spanish] });
  expect(product?.productId).toBe(7);
});

test('nothing stands beside other kinds of records, nor beside one that is being created', () => {
  expect(ordersBeside({ model: uids.user, document: { id: 1 }, otherRows: [] })).toBeNull();
  expect(ordersBeside({ model: uids.company, document: undefined, otherRows: [] })).toBeNull();
});
