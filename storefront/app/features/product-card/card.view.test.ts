import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { CardAnswer } from '../../api/contract';
import { cardView, stageTone } from './card.view';

const anonymous = answerWith<CardAnswer>({
  id: 7,
  name: 'Cámara domo',
  brand_id: 3,
  brand_name: 'Hikvista',
  model: 'DS-1',
  category_id: 9,
});
const buyer: CardAnswer = {
  ...anonymous,
  currency: 'USD',
  calculated_list_price: '100.00',
  calculated_distributor_price: '82.00',
  calculated_fixed_price: null,
  percentage_change: '-18.00',
  total_inventories: 12,
  inventories_by_branch: 2,
  branch_name: 'Puebla',
  can_create_sale_orders: true,
};
const view = (card: CardAnswer) => cardView(card, []);

test('an anonymous visitor gets no offer at all: no price, no stock, no buying [SF-CARD-007]', () => {
  expect(view(anonymous).offer).toBeNull();
});

test('why a product costs less is told by the rule that made it so; one the store has no words for is not', () => {
  const because = (rule: string) =>
    view({ ...buyer, discounts: [{ rule, label: 'Nivel 4', percentage: '18' }] }).offer?.saving;
  expect(because('level_promo')).toEqual({ rule: 'level_promo', percent: '18' });
  expect(because('another_rule')).toBeNull();
  expect(view(buyer).offer?.saving).toBeNull();
});

test('a distributor sees the distributor price, the list price struck and the difference', () => {
  expect(view(buyer).offer).toMatchObject({
    price: { amount: '82.00', currency: 'USD' },
    listPrice: { amount: '100.00', currency: 'USD' },
    percentOff: 18,
    stock: 12,
    branchStock: 2,
    canBuy: true,
  });
});

test('a fixed price goes before the distributor price', () => {
  expect(view({ ...buyer, calculated_fixed_price: '70.00' }).offer?.price?.amount).toBe('70.00');
});

test('a secondary user sees one price alone', () => {
  const { calculated_list_price: _list, calculated_distributor_price: _distributor, ...rest } = buyer;
  expect(view({ ...rest, secondary_user_price: '90.20' }).offer).toMatchObject({
    price: { amount: '90.20', currency: 'USD' },
    listPrice: null,
    percentOff: null,
  });
});

test('a list price that is no higher is not shown', () => {
  expect(view({ ...buyer, calculated_list_price: '82.00' }).offer?.listPrice).toBeNull();
});

test('a subscription shows no stock and is not added to the cart [SF-CART-028]', () => {
  expect(view({ ...buyer, product_type: 'product_type_subscription' })).toMatchObject({
    isSubscription: true,
    offer: { stock: null, canBuy: false },
  });
});

test('who may not create orders has no cart button [SF-CART-028]', () => {
  expect(view({ ...buyer, can_create_sale_orders: false }).offer?.canBuy).toBe(false);
});

test('a product that nobody can buy now says why', () => {
  const sale_block_reason = 'No está a la venta';
  expect(view({ ...buyer, can_create_sale_orders: false, sale_block_reason }).offer?.blockReason).toBe(
    sale_block_reason,
  );
  expect(view(buyer).offer?.blockReason).toBeNull();
});

test('the provider’s model is named where it is another than ours', () => {
  expect(view({ ...anonymous, model: 'VK-1', provider_model: 'DS-1' }).providerModel).toBe('DS-1');
  expect(view({ ...anonymous, model: 'VK-1', provider_model: 'VK-1' }).providerModel).toBeNull();
});

test('the link carries category and brand [SF-CARD-002]', () => {
  expect(view(anonymous).url).toBe('/products/7?categoryId=9&brandId=3');
  expect(view(answerWith<CardAnswer>({ id: 8, name: 'x' })).url).toBe('/products/8');
});

test('refurbished pieces are named with their lowest price, and their link with the condition grade [SF-CARD-003]', () => {
  expect(view({ ...buyer, auction_type: 'AAA', lowest_auction_price: '60.00' }).offer?.auction).toEqual({
    price: { amount: '60.00', currency: 'USD' },
    url: '/products/7?categoryId=9&brandId=3&auction=AAA',
  });
  expect(view({ ...buyer, auction_type: null, lowest_auction_price: null }).offer?.auction).toBeNull();
  const ownPrice = view(buyer).offer?.price?.amount ?? '';
  expect(view({ ...buyer, auction_type: 'AAA', lowest_auction_price: ownPrice }).offer?.auction).toBeNull();
});

test('stage 1 is blue, 2 green, any other red [SF-CARD-006]', () => {
  expect([1, 2, 3, 99].map(stageTone)).toEqual(['blue', 'green', 'red', 'red']);
});
