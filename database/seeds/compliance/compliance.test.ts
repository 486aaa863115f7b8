import { describe, expect, it } from 'vitest';
import { categories } from '../catalogue/categories';
import { products } from '../catalogue/products/index';
import { people } from '../companies/people';
import { nomCerts, nomDocuments, nomExemptions, nomsOf, nomOverrides, requiresNom } from './documents';
import { categoriesWithoutNom, tariffFractions } from './fractions';
import { certificationAgencies, noms } from './noms';

const codes = new Set(noms.map(({ code }) => code));
const agencies = new Set(certificationAgencies.map(({ key }) => key));
const skus = new Set(products.map(({ sku }) => sku));

describe('the compliance of the demo world', () => {
  it('names norms, agencies, products, categories and people that exist', () => {
    const keys = new Set(categories.map(({ key }) => key));
    for (const fraction of tariffFractions) {
      for (const code of fraction.noms) expect(codes.has(code), code).toBe(true);
      for (const key of fraction.categories) expect(keys.has(key), key).toBe(true);
    }
    for (const key of categoriesWithoutNom) expect(keys.has(key), key).toBe(true);
    for (const { nom, agency, products: covered } of [...nomDocuments, ...nomCerts]) {
      expect(codes.has(nom) && agencies.has(agency), `${nom} ${agency}`).toBe(true);
      expect(covered.length).toBeGreaterThan(0);
      for (const sku of covered) expect(skus.has(sku), sku).toBe(true);
    }
    for (const { sku } of [...nomExemptions, ...nomOverrides]) expect(skus.has(sku), sku).toBe(true);
    for (const { responsible } of noms.flatMap(({ requirements }) => requirements))
      expect(people.find(({ email }) => email === responsible)?.roles, responsible).toContain('employee');
  });

  it('puts no category under two tariff fractions, and each fraction is eight digits and a NICO, once', () => {
    const placed = tariffFractions.flatMap((fraction) => fraction.categories);
    expect(new Set(placed).size).toBe(placed.length);
    const written = tariffFractions.map(({ code, nico }) => `${code}${nico}`);
    expect(new Set(written).size).toBe(written.length);
    for (const code of written) expect(code).toMatch(/^\d{10}$/);
  });

  it('has a number for each document of an agency, and dates in their order', () => {
    const numbers = nomDocuments.map(({ agency, document_type, number }) => `${agency}:${document_type}:${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { issued_days_ago, expires_in_days } of nomDocuments)
      expect((expires_in_days ?? 9_999) > -issued_days_ago).toBe(true);
  });

  it('shows every state: in order, ending, missing in each way, needing none, and not yet stated', () => {
    expect(
      nomDocuments
        .filter(({ status }) => status === 'approved')
        .some(({ expires_in_days: days }) => days !== null && days >= 0 && days <= 90),
    ).toBe(true);
    expect(nomDocuments.some(({ expires_in_days: days }) => days !== null && days < 0)).toBe(true);
    expect(new Set(nomDocuments.map(({ status }) => status))).toEqual(new Set(['approved', 'in_review', 'rejected']));
    expect(new Set(products.map(requiresNom))).toEqual(new Set([true, false, null]));
    expect(products.filter((product) => nomsOf(product).length > 0).length).toBeGreaterThan(150);
  });
});
