import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClabe, isCurp, isNss, isRfc } from './identity.rules';
import { allowsTelephoneType, tabOfError, tabsFor, userTabs } from './user-types';

/** One letter or digit of a text made another one. */
const damaged = (text: string, at: number): string => {
  const letter = text[at] ?? '0';
  const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'A' ? 'B' : 'A';
  return text.slice(0, at) + other + text.slice(at + 1);
};

describe('papers of people have check digits', () => {
  test.each([
    [
      'RFC',
      isRfc,
      ['GODE561231GR8', 'CACX7605101P8', ' gode561231gr8 '],
      ['GODE561231GR9', 'XAXX010101000', 'GODE561331GR8'],
    ],
    [
      'CURP',
      isCurp,
      ['HEGG560427MVZRRL04', 'hegg560427mvzrrl04'],
      ['HEGG560427MVZRRL05', 'HEGG560431MVZRRL04', 'HEGG560427MXXRRL04', 'HEGG5604'],
    ],
    ['NSS', isNss, ['12345678903'], ['12345678901', '1234567890', '1234567890a']],
    ['CLABE', isClabe, ['032180000118359719'], ['032180000118359718', '999180000118359719', '03218']],
  ] as const)('%s', (_name, isRight, right, wrong) => {
    for (const text of right) expect(isRight(text), text).toBe(true);
    for (const text of wrong) expect(isRight(text), text).toBe(false);
  });

  test('one digit typed wrong is noticed in a social security number and a CLABE', () => {
    fc.assert(
      fc.property(fc.nat(10), (at) => {
        expect(isNss(damaged('12345678903', at))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.nat(17), (at) => {
        expect(isClabe(damaged('032180000118359719', at))).toBe(false);
      }),
    );
  });
});

describe('of all check digits one is right', () => {
  const digits = [...'0123456789'];
  const numbers = (count: number) => fc.array(fc.constantFrom(...digits), { minLength: count, maxLength: count });
  const letters = (from: string, count: number) =>
    fc.array(fc.constantFrom(...from), { minLength: count, maxLength: count }).map((all) => all.join(''));
  /** A day as papers write it, yymmdd. */
  const born = fc
    .date({ min: new Date('1930-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(2, 10).replaceAll('-', ''));

  test('in a social security number', () => {
    fc.assert(
      fc.property(numbers(10), (first) => {
        expect(digits.filter((digit) => isNss(`${first.join('')}${digit}`))).toHaveLength(1);
      }),
    );
  });

  test('in a CLABE of a bank that exists', () => {
    fc.assert(
      fc.property(fc.constantFrom('002', '012', '014', '021', '072'), numbers(11), (bank, rest) => {
        const first = `${bank}180${rest.slice(3).join('')}${rest.slice(0, 3).join('')}`;
        expect(digits.filter((digit) => isClabe(`${first}${digit}`))).toHaveLength(1);
      }),
    );
  });

  test('in a CURP', () => {
    const states = fc.constantFrom('NL', 'DF', 'JC', 'VZ', 'NE');
    fc.assert(
      fc.property(born, fc.constantFrom('H', 'M'), states, letters('BCDFGHJKLMNP', 3), (day, sex, state, inner) => {
        const first = `GAPA${day}${sex}${state}${inner}0`;
        expect(digits.filter((digit) => isCurp(`${first}${digit}`))).toHaveLength(1);
      }),
    );
  });

  test('in an RFC of a person and of a company', () => {
    const last = [...digits, 'A'];
    fc.assert(
      fc.property(fc.constantFrom('GAPA', 'GAP'), born, letters('ABCDEFGHIJ123456789', 2), (name, day, homonym) => {
        expect(last.filter((digit) => isRfc(`${name}${day}${homonym}${digit}`))).toHaveLength(1);
      }),
    );
  });
});

describe('tabs of the user form', () => {
  const common = ['general', 'auth', 'addresses', 'telephones', 'emails', 'roles', 'documents'];

  test('those of employees are for employees alone [PC-USER-004, PC-USER-006, PC-USER-007, PC-USER-008, PC-USER-009, PC-USER-010, PC-USER-011, PC-USER-012, PC-USER-013, PC-USER-014, PC-USER-015, PC-USER-016, PC-USER-017, PC-USER-018, PC-USER-019]', () => {
    expect(tabsFor('employee')).toEqual(Object.keys(userTabs));
    for (const type of ['client', 'admin', 'storeman'] as const) expect(tabsFor(type)).toEqual(common);
  });

  test.each([
    ['data.username', 'auth'],
    ['data.person.name', 'general'],
    ['data.telephones.0.number', 'telephones'],
    ['data.temporary_contracts.1.contract_end_date', 'temporary_contract'],
    ['data.relatives.0.phone_number', 'relatives'],
    ['data.documents.0.type', 'documents'],
  ])('%s flags the tab %s [PC-USER-029]', (key, tab) => {
    expect(tabOfError(key)).toBe(tab);
  });
});

test('an administrator may have telephones of all types [PC-USER-034]', () => {
  for (const type of [1, 2, 3, 4]) expect(allowsTelephoneType('admin', type)).toBe(true);
  expect([1, 2, 3, 4].filter((type) => allowsTelephoneType('employee', type))).toEqual([1, 2, 3]);
});
