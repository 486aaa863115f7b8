import { describe, expect, it } from 'vitest';
import { storeRoles } from '@mayorista/config';
import {
  bankInstitutions,
  banks,
  branches,
  brands,
  cfdiUses,
  companies,
  countries,
  currencies,
  DEMO_PASSWORD,
  exchangeRates,
  panelUsers,
  pastOrders,
  people,
  postalCodes,
  products,
  reviews,
  states,
  suppliers,
  taxRegimes,
  telephoneTypes,
  transfers,
  warehouses,
  wishLists,
} from './index';
import { rfc } from './check-digits';

const zips = new Set(postalCodes.map((code) => code.zip));

describe('branches', () => {
  it('are six, MEX-CEDIS virtual, each with its main warehouse and a known postal code', () => {
    expect(branches).toHaveLength(6);
    expect(branches.filter((branch) => branch.is_virtual).map((branch) => branch.code)).toEqual(['MEX-CEDIS']);
    for (const branch of branches) {
      expect(
        warehouses.filter((warehouse) => warehouse.branch === branch.code && warehouse.warehouse_type_id === 1),
      ).toHaveLength(1);
      expect(zips.has(branch.address.zip_code), branch.code).toBe(true);
      expect(branch.telephone).toMatch(/^\d{10}$/);
    }
  });
});

describe('suppliers and transfers', () => {
  it('sell brands that exist, with a tax id of their country', () => {
    const keys = new Set(brands.map(({ key }) => key));
    for (const supplier of suppliers) {
      for (const key of supplier.brands) expect(keys.has(key), key).toBe(true);
      if (supplier.rfc !== null) expect(rfc(supplier.rfc.slice(0, -1))).toBe(supplier.rfc);
      expect((supplier.rfc === null) !== (supplier.tax_id === null), supplier.name).toBe(true);
    }
  });

  it('move models that their source has in stock', () => {
    for (const { source, target, lines } of transfers) {
      expect(branches.some(({ code }) => code === target)).toBe(true);
      for (const { model } of lines) {
        const shelf = products
          .find((product) => product.model === model)
          ?.stock.find((each) => each.branch === source && each.grade === 'Stock');
        expect(shelf?.quantity, `${model} in ${source}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('companies', () => {
  it('have a tax id with its right check character, unique', () => {
    expect(companies).toHaveLength(12);
    expect(new Set(companies.map((company) => company.rfc)).size).toBe(12);
    for (const company of companies) {
      expect(company.rfc, company.key).toMatch(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[\dA]$/);
      expect(rfc(company.rfc.slice(0, -1)), company.key).toBe(company.rfc);
    }
  });

  it('refer to branches, salesmen, regimes, CFDI uses and postal codes that exist', () => {
    for (const company of companies) {
      const [regime, use] = [
        taxRegimes.find((row) => row.code === company.tax_regime),
        cfdiUses.find((row) => row.code === company.cfdi_use),
      ];
      expect(company.rfc.length === 13 ? regime?.natural_person : regime?.legal_person, company.key).toBe(true);
      expect(use?.regimes, company.key).toContain(company.tax_regime);
      expect(
        branches.some((branch) => branch.code === company.branch && !branch.is_virtual),
        company.key,
      ).toBe(true);
      expect(people.find((person) => person.email === company.salesman)?.roles, company.key).toContain('salesman');
      expect(
        company.addresses.filter((address) => address.main_address === 1),
        company.key,
      ).toHaveLength(1);
      for (const address of company.addresses) expect(zips.has(address.zip_code), company.key).toBe(true);
      for (const { number } of company.telephones) expect(number, company.key).toMatch(/^\d{10}$/);
    }
  });

  it('cover the six price levels', () =>
    expect([...new Set(companies.map((company) => company.price_level))].sort()).toEqual([1, 2, 3, 4, 5, 6]));
});

describe('people', () => {
  it('hold the promised accounts with roles that exist', () => {
    const role = (email: string): string[] => people.find((person) => person.email === email)?.roles ?? [];
    expect(role('distribuidor@demo.test')).toEqual(['distributor']);
    expect(role('secundario@demo.test')).toEqual(['secondary_user']);
    expect(role('vendedor@demo.test')).toContain('salesman');
    expect(role('almacen@demo.test')).toContain('storeman');
    expect(role('instalador@demo.test')).toContain('installer');
    expect(role('agente@demo.test')).toContain('call_agent');
    const known = new Set<string>(storeRoles.map(({ type }) => type));
    for (const person of people) for (const type of person.roles) expect(known.has(type), person.email).toBe(true);
    expect(panelUsers.map((user) => user.email)).toEqual(
      [
        ...['admin', 'compras', 'catalogo', 'marketing', 'soporte', 'cumplimiento'],
        ...['ventas', 'almacen', 'finanzas', 'rrhh'],
      ].map((name) => `${name}@mayorista.test`),
    );
    expect(DEMO_PASSWORD).toBe('Mayorista-2026');
  });

  it('belong to their companies: the secondary user to that of the distributor, the other distributor to another', () => {
    const company = (email: string): string | null => people.find((person) => person.email === email)?.company ?? null;
    expect(company('secundario@demo.test')).toBe(company('distribuidor@demo.test'));
    expect(company('otro@demo.test')).not.toBe(company('distribuidor@demo.test'));
    for (const person of people)
      if (person.company)
        expect(
          companies.some(({ key }) => key === person.company),
          person.email,
        ).toBe(true);
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
  });
});

describe('past orders', () => {
  it('name buyers of active companies, shops and models that exist', () => {
    expect(pastOrders.length).toBeGreaterThanOrEqual(15);
    const models = new Set(products.filter((product) => product.status === 1).map((product) => product.model));
    for (const order of pastOrders) {
      const buyer = people.find((person) => person.email === order.buyer);
      expect(companies.find((company) => company.key === buyer?.company)?.status, order.buyer).toBe(1);
      expect(branches.some((branch) => branch.code === order.branch && !branch.is_virtual)).toBe(true);
      for (const line of order.lines) expect(models.has(line.model), line.model).toBe(true);
    }
  });
});

describe('reference samples', () => {
  it('keep the ids that screens know', () => {
    expect(countries.find((country) => country.id === 143)?.name.es).toBe('México');
    expect(currencies.map(({ id, code }) => [id, code])).toEqual([
      [1, 'MXN'],
      [2, 'USD'],
    ]);
    expect(telephoneTypes.map(({ id, name }) => [id, name.es])).toEqual([
      [1, 'Celular'],
      [2, 'Fijo'],
      [3, 'Mensajes'],
    ]);
  });

  it('have unique ids and codes', () => {
    expect(states).toHaveLength(32);
    for (const list of [countries, states, bankInstitutions, banks])
      expect(new Set(list.map((row) => row.id)).size).toBe(list.length);
    expect(new Set(countries.map((country) => country.iso2)).size).toBe(countries.length);
    const stateCodes = new Set(states.map((state) => state.code));
    for (const code of postalCodes) {
      expect(code.zip).toMatch(/^\d{5}$/);
      expect(stateCodes.has(code.state_code), code.zip).toBe(true);
    }
  });

  it('end the commercial exchange rates in 18.42', () => {
    const newest = exchangeRates
      .filter((rate) => rate.kind === 'commercial')
      .sort((a, b) => a.days_ago - b.days_ago)[0];
    expect(newest?.rate).toBe('18.42');
  });
});

describe('reviews and wish lists', () => {
  const paid = pastOrders.filter(({ status }) => ['paid', 'packed', 'delivered'].includes(status));

  it('are of buyers: who reviews a model has a paid order of it, once', () => {
    for (const { author, model } of reviews) {
      const bought = paid.some(({ buyer, lines }) => buyer === author && lines.some((line) => line.model === model));
      expect(bought, `${author} ${model}`).toBe(true);
    }
    const keys = reviews.map(({ author, model }) => `${author} ${model}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('rate by half stars, and say why what is rejected is', () => {
    for (const { rating, status, reason } of reviews) {
      expect(Number.isInteger(rating * 2) && rating >= 1 && rating <= 5).toBe(true);
      expect(status === 'rejected').toBe(reason !== undefined);
    }
  });

  it('keep models that exist, for people who do', () => {
    for (const { owner, products: kept } of wishLists) {
      expect(people.map(({ email }) => email)).toContain(owner);
      for (const { model } of kept)
        expect(
          products.some((product) => product.model === model),
          model,
        ).toBe(true);
    }
  });
});
