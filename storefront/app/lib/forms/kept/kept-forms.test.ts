import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Drafts, VISITOR } from './drafts';
import { isRefusal } from './is-refusal';

/** As much of a browser's storage as is needed. */
class Box implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name];
  }
  key(at: number) {
    return Object.keys(this)[at] ?? null;
  }
  getItem(name: string) {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

const day = 86_400_000;
const typed = { alias: ['Bodega'], street: ['Av. Central'] };

test('what was typed is given back to who typed it, form by form, until it is sent', () => {
  const drafts = new Drafts(new Box());
  drafts.write('7', '/addresses/new', typed);
  expect(drafts.read('7', '/addresses/new')).toEqual(typed);
  expect(drafts.read('7', '/contact')).toBeNull();
  drafts.forget('7', '/addresses/new');
  expect(drafts.read('7', '/addresses/new')).toBeNull();
});

test('nobody else is given it: another person, who acts for them, or a visitor', () => {
  const drafts = new Drafts(new Box());
  drafts.write('7', '/a', typed);
  for (const owner of ['8', '77', '7~Vendedor', VISITOR]) expect(drafts.read(owner, '/a')).toBeNull();
});

test('what a visitor typed is gone once somebody logs in, and what a person typed is there when they come back', () => {
  const drafts = new Drafts(new Box());
  drafts.write(VISITOR, '/contact', typed);
  drafts.write('7', '/a', typed);
  drafts.tidy(VISITOR);
  expect(drafts.read(VISITOR, '/contact')).toEqual(typed);
  drafts.tidy('8');
  expect(drafts.read(VISITOR, '/contact')).toBeNull();
  expect(drafts.read('7', '/a')).toEqual(typed);
});

test('it lasts a week, a visitor’s a day', () => {
  let at = 0;
  const box = new Box();
  const drafts = new Drafts(box, () => at);
  drafts.write('7', '/a', typed);
  drafts.write(VISITOR, '/a', typed);
  at = day + 1;
  expect([drafts.read(VISITOR, '/a'), drafts.read('7', '/a')]).toEqual([null, typed]);
  at = 7 * day + 1;
  expect(drafts.read('7', '/a')).toBeNull();
  drafts.tidy('7');
  expect(box.length).toBe(0);
});

test('a browser that keeps nothing, or something broken, does not stop anybody', () => {
  const full = new Box();
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const drafts = new Drafts(full);
  expect(() => drafts.write('7', '/a', typed)).not.toThrow();
  const broken = new Box();
  broken['mayorista:form:7|/a'] = '{';
  expect(new Drafts(broken).read('7', '/a')).toBeNull();
});

test('an answer with something wrong in it was not taken', () => {
  expect([{ ok: false }, { errors: { alias: ['Falta'] } }, { status: 'error' }].map(isRefusal)).toEqual([
    true,
    true,
    true,
  ]);
  expect([null, undefined, {}, { ok: true }, { errors: {} }, { notice: 'Listo' }].map(isRefusal)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

/** What nothing is kept of, and why. A form that is added here needs a reason. */
const unkept: Readonly<Record<string, string>> = {
  'features/auth/change-password.route.tsx': 'passwords',
  'features/auth/components/LoginForm.tsx': 'password, and who somebody is',
  'features/auth/forgot-password.route.tsx': 'who somebody is',
  'features/auth/reset-password.route.tsx': 'passwords',
  'features/cart/components/CartLines.tsx': 'pieces are sent as they are chosen',
  'features/cart/components/CartTools.tsx': 'sent as it is chosen',
  'features/checkout/components/LeftOver.tsx': 'payment',
  'features/checkout/components/PaymentForm.tsx': 'payment; what is said beside it is kept',
  'features/orders/components/Receipts.tsx': 'payment',
  'features/placed/components/Payments.tsx': 'payment',
  'features/product-card/components/AddToCart.tsx': 'pieces alone',
  'features/quotations/quotation-order.route.tsx': 'payment; the rest of it is kept',
  'features/wish-lists/components/KeptForms.tsx': 'sent as they are chosen',
};

const app = path.join(import.meta.dirname, '../../..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!.*\.test\.).*\.tsx$/.test(file),
);
const read = (file: string): string => readFileSync(path.join(app, file), 'utf8');

test('every form of the store is kept but those that are named with a reason', () => {
  const found = sources.filter((file) => /\bdata-unkept\b/.test(read(file)));
  expect(found.sort()).toEqual(Object.keys(unkept).sort());
});

test('every form says how it is sent, so that what keeps forms knows it', () => {
  const forms = sources.flatMap((file) =>
    [...read(file).matchAll(/<(?:\w+\.)?(?:\w*Form|form)\n?\s[^]*?>/g)].map(([form]) => ({ file, form })),
  );
  expect(forms.length).toBeGreaterThan(100);
  const plain = forms.filter(({ form }) => /^<(?:form|(?:\w+\.)?Form)\b/.test(form));
  expect(plain.filter(({ form }) => !/\b(?:method=|role="search")/.test(form)).map(({ file }) => file)).toEqual([]);
});

test('fields for codes and passwords say what they are, and so are kept nowhere', () => {
  const codes = sources.filter((file) => /name="(?:code|token|password)\w*"/.test(read(file)));
  for (const file of codes)
    expect(read(file), file).toMatch(/autoComplete="(?:one-time-code|current-password|new-password)"|type="hidden"/);
});
