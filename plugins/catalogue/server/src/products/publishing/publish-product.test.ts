import { ForbiddenError, systemActor } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import type { CardSource } from '../../cards/card-source.store';
import { missingToPublish, requirePublisher } from './publish-product';

const whole = {
  name: 'Cámara',
  category_id: 3,
  list_price: '12.50',
  sat_key: '46171610',
  image_url: '/uploads/camara.png',
} as unknown as CardSource;
const missing = (change: object) => missingToPublish({ ...whole, ...change });

test('a product with name, category, price, key and picture lacks nothing', () => {
  expect(missing({})).toEqual([]);
});

test.each([
  ['no name', { name: '' }, 'missing_name', 'name'],
  ['no category', { category_id: null }, 'missing_category', 'category_id'],
  ['no price', { list_price: null }, 'missing_price', 'list_price'],
  ['a price of nothing', { list_price: '0.00' }, 'missing_price', 'list_price'],
  ['a price of nothing as a number', { list_price: 0 }, 'missing_price', 'list_price'],
  ['a price below nothing', { list_price: '-1' }, 'missing_price', 'list_price'],
  ['no key of the tax authority', { sat_key: '' }, 'missing_sat_key', 'sat_key'],
  ['no picture', { image_url: null }, 'missing_image', 'main_image'],
])('one with %s is kept out for that reason', (_what, change, code, field) => {
  expect(missing(change)).toEqual([{ code, field }]);
});

test('all that is missing is told at once, and a cent is a price', () => {
  expect(missing({ name: null, list_price: '0', image_url: null }).map(({ code }) => code)).toEqual([
    'missing_name',
    'missing_price',
    'missing_image',
  ]);
  expect(missing({ list_price: '0.01' })).toEqual([]);
});

test.each([
  ['show what is hidden', false, true],
  ['show again what is shown', true, true],
  ['hide what is shown', true, false],
])('who may only write products may not %s', (_what, isShown, wanted) => {
  const who = (...codes: string[]) => ({ ...systemActor('catálogo'), can: new Set(codes) });
  expect(() => requirePublisher(who('products.write'), isShown, wanted)).toThrow(ForbiddenError);
  expect(() => requirePublisher(who('products.publish'), isShown, wanted)).not.toThrow();
});

test('that a hidden product stays hidden may be said by whoever writes it: forms send it along', () => {
  expect(() => requirePublisher({ ...systemActor('catálogo'), can: new Set() }, false, false)).not.toThrow();
});
