import { distributorQuotation } from '@mayorista/quotations/shared';
import { incidence } from '@mayorista/incidences/shared';
import type { Words } from '@mayorista/kernel/shared';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { orderStatusWords } from '../../plugins/sales/order.states';

const i18n = path.resolve(import.meta.dirname, '../../storefront/app/i18n');
const texts = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(i18n, locale, `${file}.json`), 'utf8')) as Readonly<Record<string, string>>;
const wordsOf = (states: Readonly<Record<string, { readonly label: Words }>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label]));

const domains: readonly (readonly [string, string, Readonly<Record<string, Words>>])[] = [
  ['orders', 'buying/orderPage', orderStatusWords],
  ['quotations', 'buying/quotations', wordsOf(distributorQuotation.states)],
  ['incidences', 'incidences', wordsOf(incidence.states)],
];

test.each(domains)(
  'filters of %s in the store call each state as the platform does, in both languages',
  (_, file, words) => {
    expect(Object.keys(words).length).toBeGreaterThan(5);
    for (const locale of ['es', 'en'] as const) {
      const told = Object.entries(texts(locale, file)).filter(([key]) => key.startsWith('state_'));
      expect(told.length).toBeGreaterThan(5);
      expect(Object.fromEntries(told)).toEqual(
        Object.fromEntries(told.map(([key]) => [key, words[key.slice('state_'.length)]?.[locale]])),
      );
    }
  },
);
