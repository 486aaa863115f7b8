import { expect, test } from 'vitest';
import type { SaleOrderAnswer } from '../../api/contract';
import { answerWith } from '../../api/testing/answer-with';
import { incidencesAddress, matchingPieces, piecesOf, readIncidenceFilters, warrantyView } from './incidence.view';

test('pieces of one product that ship from two places are one, refurbished ones are apart, and what never came is none', () => {
  const line = { name: 'Cámara', model: 'VK', unit_price: '1.00', subtotal: '1.00' };
  const order = answerWith<SaleOrderAnswer>({
    details: [
      { ...line, product_id: 1, quantity: 2, auction_type: null },
      { ...line, product_id: 1, quantity: 3, auction_type: null },
      { ...line, product_id: 1, quantity: 1, auction_type: 'B' },
      { ...line, product_id: 2, quantity: 4, auction_type: null, fulfilment: 'canceled' },
      { ...line, product_id: 3, quantity: 4, auction_type: null, fulfilment: 'replaced' },
    ],
  });
  expect(piecesOf(order).map(({ key, quantity }) => [key, quantity])).toEqual([
    ['1:Stock', 5],
    ['1:B', 1],
  ]);
});

test('a product of an order is found by the words of its model, name and grade, whatever the case and the accents', () => {
  const line = { productId: 1, quantity: 1 };
  const pieces = [
    { ...line, key: 'a', grade: 'Stock', model: 'VK-100', name: 'Cámara bala' },
    { ...line, key: 'b', grade: 'B', model: 'VK-200', name: 'Cámara domo' },
    { ...line, key: 'c', grade: 'Stock', model: null, name: 'Gabinete' },
  ];
  const found = (text: string) => matchingPieces(pieces, text).map(({ key }) => key);
  expect(found('')).toEqual(['a', 'b', 'c']);
  expect(found('CAMARA')).toEqual(['a', 'b']);
  expect(found(' domo vk ')).toEqual(['b']);
  expect(found('gabinete vk')).toEqual([]);
});

test('a warranty tells its last day while it lasts', () => {
  expect(warrantyView({ status: 'covered', until: '2027-09-24' })).toEqual({
    status: 'covered',
    until: '2027-09-24',
    tone: 'green',
  });
  expect(warrantyView({ status: 'expired', until: '2025-09-24' })).toMatchObject({ until: null, tone: 'red' });
  expect(warrantyView({ status: 'other_piece', until: null })).toMatchObject({ status: 'other_piece', tone: 'red' });
});

test('filters that are no option are none, and the address holds the rest', () => {
  const filters = readIncidenceFilters(new URLSearchParams('q=+VK+&state=lost'));
  expect(filters).toEqual({ q: 'VK', state: '' });
  expect(incidencesAddress({ ...filters, state: 'open' }, 3)).toBe('/incidences?q=VK&state=open&page=3');
});
