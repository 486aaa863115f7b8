import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CheckSum, RfcFaker } from '@nodecfdi/rfc';
import { fiscalFields, judgeFiscalIdentity, judgeRfc, type FiscalCatalogues } from './fiscal-data.rules';
import { rfcWarning } from '../../../shared';
import type { FiscalIdentity } from '../../../contract';

const code = (code_: string, forPersons: boolean, forCompanies: boolean) => ({
  id: 1,
  code: code_,
  name: code_,
  forPersons,
  forCompanies,
});
const catalogues: FiscalCatalogues = {
  regimes: [code('601', false, true), code('612', true, false), code('616', true, false)],
  uses: [
    { ...code('G03', true, true), regimes: ['601', '612'] },
    { ...code('D01', true, false), regimes: ['612'] },
    { ...code('S01', true, true), regimes: ['616', '601', '612'] },
  ],
  zipExists: true,
};
const company: FiscalIdentity = {
  rfc: 'EKU9003173C9',
  businessName: 'ESCUELA KEMPER URGATE',
  regime: '601',
  use: 'G03',
  zipCode: '42501',
};
const codes = (change: Partial<FiscalIdentity>, known = catalogues) =>
  judgeFiscalIdentity({ ...company, ...change }, known).map((each) => [each.code, each.field]);

test('a receiver as the tax authority publishes it for trying is right [SF-COMPANY-010]', () =>
  expect(codes({})).toEqual([]));

test('every RFC passes by its form and date; of one with another check digit whoever typed it is warned', () => {
  const faker = new RfcFaker();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.boolean(), (off, isCompany) => {
      const made = isCompany ? faker.mexicanRfcMoral() : faker.mexicanRfcFisica();
      const rfc = made.slice(0, -1) + new CheckSum().calculate(made);
      expect([judgeRfc(rfc), rfcWarning(rfc)]).toEqual([[], null]);
      const other = rfc.slice(0, -1) + ('0123456789A'[off] ?? '');
      expect(judgeRfc(other)).toEqual([]);
      if (other !== rfc) expect(rfcWarning(other)).toContain('dígito verificador');
    }),
    { numRuns: 300 },
  );
});

test('a taxpayer of the register whose check digit is unusual is taken', () => {
  expect(codes({ rfc: 'FNI970829JR9', businessName: 'FNI' })).toEqual([]);
  expect(rfcWarning('FNI970829JR9')).toContain('dígito verificador');
  for (const rfc of ['XAXX010101000', 'XEXX010101000', 'EKU9003173C9', null]) expect(rfcWarning(rfc)).toBeNull();
});

test.each(['', 'ABC', 'EKU900317', 'EKU9013173C9', 'XXXX000000000'])('%s is no RFC', (rfc) => {
  expect(judgeRfc(rfc)).toEqual([{ code: 'invalid_rfc', field: 'rfc' }]);
});

test('regime and use are those of the kind of person, and go together', () => {
  expect(codes({ regime: '612' })).toEqual([['regime_of_another_kind', 'tax_regime_id']]);
  expect(codes({ use: 'D01' })).toEqual([['use_of_another_kind', 'cfdi_use_id']]);
  expect(codes({ regime: '999', use: 'ZZ' })).toEqual([
    ['not_an_option', 'tax_regime_id'],
    ['not_an_option', 'cfdi_use_id'],
  ]);
  expect(codes({ rfc: 'CACX7605101P8', regime: '616', use: 'G03' })).toEqual([['use_not_for_regime', 'cfdi_use_id']]);
});

test('all reasons come at once', () => {
  expect(codes({ rfc: 'EKU9013173C8', businessName: 'Escuela SA de CV', zipCode: '1' })).toEqual([
    ['invalid_rfc', 'rfc'],
    ['fiscal_name_with_type', 'business_name'],
    ['zip_unknown', 'zip_code'],
  ]);
});

test('a postal code of a state that is not loaded is believed, one that is missing from a loaded state is not', () => {
  expect(codes({}, { ...catalogues, zipExists: null })).toEqual([]);
  expect(codes({}, { ...catalogues, zipExists: false })).toEqual([['zip_unknown', 'zip_code']]);
});

test('the public in general has one regime and one use', () => {
  const generic = { rfc: 'XAXX010101000', businessName: 'PUBLICO EN GENERAL', zipCode: '64000' };
  expect(codes({ ...generic, regime: '616', use: 'S01' })).toEqual([]);
  expect(codes({ ...generic, regime: '612', use: 'G03' })).toEqual([
    ['generic_regime', 'tax_regime_id'],
    ['generic_use', 'cfdi_use_id'],
  ]);
});

test('a natural person whose surname is the name of a kind of company keeps it', () => {
  const person = { rfc: 'CACX7605101P8', businessName: 'JOSE SA', regime: '612', use: 'D01' };
  expect(codes(person)).toEqual([]);
  expect(codes({ businessName: 'ESCUELA SA' })).toEqual([['fiscal_name_with_type', 'business_name']]);
});

test('what is typed is written as the tax authority does, a name alone by the RFC that is known', () => {
  expect(fiscalFields({ business_name: ' José Sá ', zip_code: '1' }, 'CACX7605101P8')).toEqual({
    business_name: 'JOSÉ SÁ',
    zip_code: '1',
  });
  expect(fiscalFields({ business_name: 'Escuela SA' }, 'EKU9003173C9')).toEqual({ business_name: 'ESCUELA' });
  expect(fiscalFields({ business_name: 'José Sá', rfc: ' cacx7605101p8 ' })).toEqual({
    business_name: 'JOSÉ SÁ',
    rfc: 'CACX7605101P8',
  });
  expect(fiscalFields({ business_name: 'Escuela SA', rfc: 'EKU9003173C9' }, 'CACX7605101P8')).toMatchObject({
    business_name: 'ESCUELA',
  });
});
