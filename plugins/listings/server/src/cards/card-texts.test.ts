import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { CardFields } from '../../../contract';
import { cardText } from './card-texts';
import { joined } from './card-views';
import { cardView } from './card.view';

const known = (name: string) => ({
  version: '1',
  row: { id: 7, name_es: name, name_en: null, model: 'VK-1', status: 1 } as CardRow,
  facts: [],
  texts: {},
});
const textOf = (name: string, added: readonly (CardFields | null)[], product = known(name)) =>
  cardText(
    product,
    added.map((fields) => () => fields),
    'es',
  );

const fields = fc.record(
  {
    currency: fc.constantFrom('USD', 'MXN'),
    discounts: fc.array(fc.record({ label: fc.string() })),
    price: fc.option(fc.string()),
    can_create_sale_orders: fc.boolean(),
  },
  { requiredKeys: [] },
);
const others = fc.record(
  { rating: fc.double({ noNaN: true }), can_create_sale_orders: fc.boolean() },
  { requiredKeys: [] },
);

test('a card reads as its parts joined, whatever they are, also when it is written again', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fields), fc.option(others), (name, own, more) => {
      const product = known(name);
      const expected = JSON.parse(JSON.stringify(joined(cardView(product.row, 'es'), [own, more]))) as unknown;
      expect(JSON.parse(textOf(name, [own, more], product))).toEqual(expected);
      expect(JSON.parse(textOf(name, [own, more], product))).toEqual(expected);
    }),
  );
});

test('no name stands in it twice, and who keeps it from being sold is heard wherever they stand', () => {
  const card = textOf('Cámara', [{ can_create_sale_orders: false }, { can_create_sale_orders: true }]);
  expect(card.match(/can_create_sale_orders/g)).toHaveLength(1);
  expect(JSON.parse(card)).toMatchObject({ can_create_sale_orders: false });
});

test('each language has its own', () => {
  const product = { ...known('Cámara'), row: { ...known('Cámara').row, name_en: 'Camera' } };
  expect(
    ['es', 'en', 'es'].map((locale) => (JSON.parse(cardText(product, [], locale)) as { name: string }).name),
  ).toEqual(['Cámara', 'Camera', 'Cámara']);
});
