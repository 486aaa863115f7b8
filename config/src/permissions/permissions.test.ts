import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  adminRoleOf,
  codesFor,
  deskPermissions,
  isRole,
  panelContent,
  panelRoles,
  permissionMatrix,
  rolesFor,
  storeRoles,
} from './index';

const codes = Object.keys(permissionMatrix);
const types = [...storeRoles, ...panelRoles].map(({ type }) => type);
/** Codes as written in the sources: merging the files would hide that two of them define the same one. */
const domains = path.join(__dirname, 'domains');
const written = readdirSync(domains)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(domains, file), 'utf8').matchAll(/^\s*'([a-z-]+\.[a-z-]+)':/gm)].map(
      ([, code]) => code!,
    ),
  );

/** What the owner of a company may write; his secondary users not what tells who the company is. */
const writtenByOwners = [
  'university-students.write',
  'acoba-installers.write',
  'acoba-subscriptions.write',
  'carts.write',
  'secondary-users.write',
  'company-logos.write',
  'company-addresses.write',
  'address-book-details.write',
  'company-emails.write',
  'company-telephones.write',
  'distributor-whatsapp-numbers.write',
  'company-fiscal-datas.write',
  'wish-lists.write',
  'product-reviews.write',
  'purchase-satisfactions.write',
  'spending-rules.write',
  'sale-order-payment-receipts.write',
  'sale-order-comments.write',
  'distributor-quotations.write',
  'external-quotation-datas.write',
  'incidences.write',
  'incidence-comments.write',
];
const ownersAlone = new Set([
  'university-students.write',
  'secondary-users.write',
  'company-logos.write',
  'spending-rules.write',
  'company-addresses.write',
  'company-emails.write',
  'company-telephones.write',
  'distributor-whatsapp-numbers.write',
  'company-fiscal-datas.write',
]);

describe('the permission matrix', () => {
  test('every code is written once, in one file', () => {
    expect(written.filter((code, i) => written.indexOf(code) !== i)).toEqual([]);
    expect([...written].sort()).toEqual([...codes].sort());
  });

  test('every code reads noun.verb', () => {
    expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z]+$/.test(code))).toEqual([]);
  });

  test('every role a code is given to exists, and is named once', () => {
    for (const [code, roles] of Object.entries(permissionMatrix)) {
      expect(
        roles.filter((role) => !isRole(role)),
        code,
      ).toEqual([]);
      expect(new Set(roles).size, code).toBe(roles.length);
    }
  });

  test('no two roles share a type, and no two panel roles a code', () => {
    expect(new Set(types).size).toBe(types.length);
    expect(new Set(panelRoles.map(({ code }) => code)).size).toBe(panelRoles.length);
  });

  test('a role holds a code exactly when the code lists the role', () => {
    for (const role of types)
      for (const code of codes)
        expect(codesFor(role).includes(code), `${role} ${code}`).toBe(rolesFor(code).includes(role));
  });

  test('an unknown code is held by nobody', () => {
    expect(rolesFor('products.destroy')).toEqual([]);
    expect(rolesFor('constructor')).toEqual([]);
  });

  test('an anonymous visitor may only read', () => {
    expect(codesFor('public').filter((code) => !/\.(read|public)$/.test(code))).toEqual([]);
  });

  test('buyers may write nothing but what is their own or their company’s [CS-GENERAL-004]', () => {
    for (const role of ['distributor', 'secondary_user'] as const) {
      expect(
        codesFor(role).filter((code) => /\.(write|manage|publish|adjust|retry|moderate)$/.test(code)),
        role,
      ).toEqual(role === 'distributor' ? writtenByOwners : writtenByOwners.filter((code) => !ownersAlone.has(code)));
    }
  });

  test('panel role codes lead back to the role; a foreign one stays itself', () => {
    for (const { code, type } of panelRoles) expect(adminRoleOf(code)).toBe(type);
    expect(adminRoleOf('strapi-editor')).toBe('strapi-editor');
  });

  test('what a panel role may write in the generated views it does not list as read-only too', () => {
    for (const { type } of panelRoles)
      expect(
        panelContent[type].read.filter((uid) => panelContent[type].write.includes(uid)),
        type,
      ).toEqual([]);
  });

  test('a desk holds only codes that exist, each once', () => {
    for (const [role, held] of Object.entries(deskPermissions)) {
      expect(
        held.filter((code) => rolesFor(code).length === 0 || !codes.includes(code)),
        role,
      ).toEqual([]);
      expect(new Set(held).size, role).toBe(held.length);
    }
  });

  // By hand: what each desk must and must not do with orders, money and pieces.
  test.each([
    ['sale-orders.manage', ['ventas']],
    ['sale-orders.collect', ['finanzas']],
    ['sale-orders.supply', ['almacen']],
    ['order-shipments.write', ['almacen']],
    ['product-serials.write', ['almacen']],
    ['stock.adjust', ['almacen']],
    ['sale-order-payment-receipts.review', ['finanzas']],
    ['company-ledgers.deposit', ['finanzas']],
    ['company-ledgers.read', ['ventas', 'finanzas']],
    ['credit-lines.write', ['finanzas']],
    ['invoices.read', ['ventas', 'finanzas']],
    ['invoices.write', ['finanzas']],
    ['invoices.cancel', ['finanzas']],
    ['distributor-quotations.write', ['ventas']],
    ['special-discounts.authorise', ['ventas']],
    ['sale-order-salesmen.change', ['ventas']],
    ['sale-order-user-impersonations.read', ['ventas']],
    ['distributors.read', ['ventas']],
    ['special-brand-discounts.write', ['ventas']],
    ['special-brand-discounts.authorise', []],
    ['incidences.read', ['ventas', 'almacen', 'finanzas']],
    ['incidences.judge', []],
    ['incidences.receive', ['almacen']],
    ['incidences.resolve', ['finanzas']],
    ['companies.read', ['ventas', 'finanzas']],
    ['companies.write', []],
    ['prices.explain', ['ventas']],
    ['product-costs.read', []],
    ['supplier-terms.read', []],
    ['users.write', []],
    ['products.write', []],
    ['acoba-subscriptions.read', ['ventas', 'finanzas']],
    ['subscription-plans.write', []],
  ])('%s is held by these desks and no other: %j', (code, desks) =>
    expect(rolesFor(code).filter((role) => role in deskPermissions)).toEqual(desks),
  );
});
