import { describe, expect, test } from 'vitest';
import { codesFor, isHidden, isHiddenIn, type Role } from './index';

const person = 'plugin::users-permissions.user';
const may =
  (...roles: Role[]) =>
  (code: string): boolean =>
    roles.some((role) => codesFor(role).includes(code));

describe('of people', () => {
  test('a field that nobody classified is personnel’s', () => {
    expect(isHidden(person, 'added_tomorrow', may('soporte'))).toBe(true);
    expect(isHidden(person, 'added_tomorrow', may('rrhh'))).toBe(false);
    expect(isHidden(person, 'email', may('employee'))).toBe(false);
    expect(isHidden(person, 'createdAt', may('employee'))).toBe(false);
  });

  test('papers of clients are also the desk’s, of the house’s people personnel’s alone', () => {
    const hidden = (role: Role, type: string | null) => isHiddenIn(person, 'rfc', { user_type: type }, may(role));
    expect(['client', 'employee', null].map((type) => hidden('soporte', type))).toEqual([false, true, true]);
    expect(['client', 'employee', null].map((type) => hidden('rrhh', type))).toEqual([false, false, false]);
    expect(['client', 'employee', null].map((type) => hidden('salesman', type))).toEqual([true, true, true]);
  });
});

test('what is bought, and on which terms, is told to those who buy', () => {
  expect(isHidden('api::catalogue.product', 'average_cost', may('marketing'))).toBe(true);
  expect(isHidden('api::catalogue.product', 'average_cost', may('catalogo'))).toBe(false);
  expect(isHiddenIn('api::inventory.supplier', 'credit_term', {}, may('catalogo'))).toBe(true);
  expect(isHidden('api::catalogue.product', 'name', may('marketing'))).toBe(false);
  expect(isHidden('api::catalogue.product', 'constructor', may('marketing'))).toBe(false);
});
