import { expect, test } from 'vitest';
import type { TaxCode } from '@mayorista/reference/contract';
import { compareCertificate, proposedFrom } from './compare-certificate';

const regime = (id: number, code: string, name: string): TaxCode => ({
  id,
  code,
  name,
  forPersons: true,
  forCompanies: true,
});
const regimes = [
  regime(1, '601', 'General de Ley Personas Morales'),
  regime(2, '626', 'Régimen Simplificado de Confianza'),
];
const read = {
  rfc: 'EKU9003173C9',
  business_name: 'Escuela Kemper',
  zip_code: '42501',
  regimes: ['Régimen General de Ley Personas Morales'],
};

test('a certificate proposes name, postal code and the regime of the catalogue', () => {
  expect(proposedFrom(read, regimes)).toMatchObject({ business_name: 'ESCUELA KEMPER', tax_regime_id: 1 });
  const both = { ...read, regimes: ['Régimen Simplificado de Confianza', 'Régimen General de Ley Personas Morales'] };
  expect(proposedFrom(both, regimes)).toMatchObject({ tax_regime_id: null, tax_regime_ids: [2, 1] });
});

test('where what was typed differs is told field by field; what was not read is not', () => {
  const proposal = proposedFrom({ ...read, zip_code: null }, regimes);
  const typed = { rfc: 'EKU9003173C9', business_name: 'OTRA', zip_code: '1', tax_regime_id: 2 };
  expect(compareCertificate(proposal, typed)).toEqual([
    { field: 'business_name', certificate: 'ESCUELA KEMPER', typed: 'OTRA' },
    { field: 'tax_regime_id', certificate: 1, typed: 2 },
  ]);
  expect(compareCertificate(proposal, { ...typed, business_name: 'ESCUELA KEMPER', tax_regime_id: 1 })).toEqual([]);
});
