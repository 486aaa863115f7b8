import { expect, test } from 'vitest';
import { purchaseUses } from './purchase-uses';

const use = (code: string, wish: object = {}) => ({
  ...{ id: 1, code, name: code, forPersons: true, forCompanies: true, regimes: ['601', '612', '616'] },
  ...wish,
});
const uses = [
  ...['G01', 'G02', 'I04', 'CP01', 'CN01'].map((code) => use(code)),
  use('D01', { forCompanies: false, regimes: ['612'] }),
  use('S01', { regimes: [] }),
  use('G03', { regimes: ['601'] }),
];
const codes = (rfc: string | null, regime: string | null) =>
  purchaseUses(uses, { rfc, regime }).map(({ code }) => code);

test('uses of complements, wages and credit notes are of no purchase', () => {
  expect(codes(null, null)).toEqual(['G01', 'I04', 'D01', 'S01', 'G03']);
});

test('a company has none of persons, a regime none of others, and an empty list of regimes allows all', () => {
  expect(codes('EKU9003173C9', '601')).toEqual(['G01', 'I04', 'S01', 'G03']);
  expect(codes('CACX7605101P8', '612')).toEqual(['G01', 'I04', 'D01', 'S01']);
  expect(codes('CACX7605101P8', '625')).toEqual(['S01']);
});

test('what is for companies alone is not offered to a person', () => {
  expect(purchaseUses([use('X', { forPersons: false })], { rfc: 'CACX7605101P8', regime: null })).toEqual([]);
});
