import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { KeptAnswer } from './wish-lists.api.server';
import { listLink } from './list-link';
import { wishListView } from './wish-list.view';

const general = { id: null, name: 'Favoritos', type: 'general', totalDetails: 0 } as const;
const building = { id: 7, name: 'Obra', type: 'normal', totalDetails: 2 } as const;
const buyable = { currency: 'USD', calculated_distributor_price: '5.00', can_create_sale_orders: true } as const;
const kept = (id: number, product: object | null) =>
  answerWith<KeptAnswer>({
    id,
    product_id: 100 + id,
    quantity: 1,
    product_name: `Producto ${id}`,
    product: product === null ? null : { id: 100 + id, name: `Producto ${id}`, ...product },
  });

test('the general list without an id leads to the address that makes it [SF-WISHLIST-003]', () => {
  expect(listLink(general)).toMatchObject({ url: '/user-wish-lists/general', detailId: null });
  expect(listLink(building).url).toBe('/user-wish-lists/7');
});

test('products move to every other list that is there', () => {
  const lists = [general, building, { ...building, id: 8, name: 'Casa' }];
  const { otherLists } = wishListView({ ...building, details: [] }, lists, []);
  expect(otherLists).toEqual([{ id: 8, name: 'Casa' }]);
});

test('a list goes into the cart as long as one of its products can be bought', () => {
  const canBuyAny = (...products: (object | null)[]) =>
    wishListView({ ...building, details: products.map((product, at) => kept(at, product)) }, [], []).canBuyAny;
  expect(canBuyAny(null, buyable)).toBe(true);
  expect(canBuyAny(null, { ...buyable, can_create_sale_orders: false })).toBe(false);
  expect(canBuyAny()).toBe(false);
});

test('what is no longer sold keeps its name', () => {
  const { kept: rows } = wishListView({ ...building, details: [kept(1, null)] }, [], []);
  expect(rows).toEqual([{ id: 1, quantity: 1, name: 'Producto 1', card: null }]);
});
