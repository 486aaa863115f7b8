import { expect, test } from 'vitest';
import { answerWith } from '../api/testing/answer-with';
import type { UserAnswer } from '../api/contract';
import { initialsOf, personView } from './person.view';

test('initials are the first letters of the first two words [SF-UI-010]', () => {
  expect(initialsOf('mariana ortega lópez')).toBe('MO');
  expect(initialsOf('  ángel  ')).toBe('Á');
});

test('a secondary user is offered neither discounts nor refurbished pieces, everybody else is', () => {
  const seesOffers = (roles: string[]) =>
    personView(answerWith<UserAnswer>({ id: 1, username: 'x', email: 'x@demo.test', roles })).seesOffers;
  expect([['secondary_user'], ['distributor'], []].map(seesOffers)).toEqual([false, true, true]);
});

test('who is a visitor to prices is offered neither prices nor discounts, whatever their roles', () => {
  const view = (audience: 'visitor' | 'buyer' | 'secondary' | 'staff') => {
    const roles = [audience === 'secondary' ? 'secondary_user' : 'distributor'];
    const { seesPrices, seesOffers } = personView(
      answerWith<UserAnswer>({ id: 1, username: 'x', email: 'x@demo.test', roles, audience }),
    );
    return [seesPrices, seesOffers];
  };
  expect(view('visitor')).toEqual([false, false]);
  expect(view('secondary')).toEqual([true, false]);
  expect(view('buyer')).toEqual([true, true]);
  expect(view('staff')).toEqual([true, true]);
});

test("a buyer has a cart and orders; staff read everybody's and have no cart; an installer has neither", () => {
  const view = (permissions: string[], company: { id: number; business_name: string } | null) =>
    personView(answerWith<UserAnswer>({ id: 1, username: 'x', email: 'x@demo.test', permissions, company }));
  expect(view(['carts.write', 'sale-orders.read'], { id: 1, business_name: 'Sistec' })).toMatchObject({
    hasCart: true,
    orders: 'own',
  });
  expect(view(['sale-orders.read'], null)).toMatchObject({ hasCart: false, orders: 'all' });
  expect(view([], null)).toMatchObject({ hasCart: false, orders: undefined });
});

test('a person without names is called by the user name; without a currency, pays in dollars', () => {
  const view = personView(
    answerWith<UserAnswer>({ id: 1, username: 'distribuidor', email: 'd@demo.test', person: {} }),
  );
  expect(view).toMatchObject({ name: 'distribuidor', currency: 'USD', canBuy: false, company: null });
});
