import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialledNumber, telephoneCountries, telephoneParts } from './telephone.rules';

describe('the telephone input', () => {
  test('is of México unless said otherwise, which is offered first [PC-INPUT-001, PC-INPUT-002]', () => {
    expect(dialledNumber('81 8123 4567')).toBe(dialledNumber('81 8123 4567', 'MX'));
    expect(telephoneCountries()[0]).toEqual({ region: 'MX', label: 'México (+52)' });
    expect(telephoneCountries().length).toBeGreaterThan(200);
  });

  test.each([
    ['81 8123 4567', 'MX', '+5218181234567'],
    ['(81) 8123-4567', 'MX', '+5218181234567'],
    ['+52 1 81 8123 4567', 'MX', '+5218181234567'],
    ['044 81 8123 4567', 'MX', '+5218181234567'],
    ['(512) 555-0123', 'US', '+15125550123'],
    ['+34 912 345 678', 'ES', '+34912345678'],
  ] as const)(
    '%s of %s is handed on without spaces, with a 1 after 52 alone: %s [PC-INPUT-003, PC-INPUT-004]',
    (text, region, dialled) => {
      expect(dialledNumber(text, region)).toBe(dialled);
    },
  );

  test.each(['', '   ', '12', 'abc', '81 8123 456', '+52 00 0000 0000'])('%s is none [PC-INPUT-005]', (text) => {
    expect(dialledNumber(text)).toBeNull();
  });

  test('is taken apart into the digits that it was made of', () => {
    expect(telephoneParts('+5218181234567')).toEqual({ country_code: '52', area_code: '81', number: '81234567' });
    expect(telephoneParts('+5218441234567')).toEqual({ country_code: '52', area_code: '844', number: '1234567' });
    expect(telephoneParts('+15125550123')).toEqual({ country_code: '1', area_code: '', number: '5125550123' });
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 9_999_999 }),
        fc.constantFrom('81', '55', '33', '844', '222'),
        (digits, area) => {
          const national = `${area}${String(digits).padEnd(10 - area.length, '7')}`;
          const dialled = dialledNumber(national);
          fc.pre(dialled !== null);
          const parts = telephoneParts(dialled);
          expect(`${parts?.area_code}${parts?.number}`).toBe(national);
        },
      ),
    );
  });
});
