import { expect, test } from 'vitest';
import { noFilters } from '../orders/filters';
import { uids } from '../uids';
import { ordersBeside } from './beside';

test('a company has its orders beside it, a product those it is in', () => {
  expect(ordersBeside(uids.company, 5)).toEqual({ ...noFilters, companyId: 5 });
  expect(ordersBeside(uids.product, 7)).toEqual({ ...noFilters, productId: 7 });
});

test('nothing stands beside other kinds of records, nor beside one that is being created', () => {
  expect(ordersBeside(uids.user, 1)).toBeNull();
  expect(ordersBeside(uids.company, null)).toBeNull();
});
