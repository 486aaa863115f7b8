import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { ProductAnswer } from '../../api/product-answers';
import { compareView } from './compare.view';

const camera = (id: number, fields: Record<string, string | number | boolean>) =>
  answerWith<ProductAnswer>({
    id,
    name: `Cámara ${id}`,
    datasheet_groups: [
      {
        id: 1,
        name: 'Imagen',
        fields: Object.entries(fields).map(([code, value]) => ({ code, name: code, value, unit: null })),
      },
    ],
  });

test('each characteristic is one row with a value for each product, and says whether they are alike', () => {
  const { groups, cards } = compareView(
    [camera(1, { lente: '2.8', wdr: true }), camera(2, { lente: '2.8', resolucion: 4 })],
    [],
  );
  expect(cards.map(({ name }) => name)).toEqual(['Cámara 1', 'Cámara 2']);
  expect(groups).toEqual([
    {
      name: 'Imagen',
      rows: [
        { code: 'lente', name: 'lente', values: ['2.8', '2.8'], isSame: true },
        { code: 'wdr', name: 'wdr', values: [true, null], isSame: false },
        { code: 'resolucion', name: 'resolucion', values: [null, '4'], isSame: false },
      ],
    },
  ]);
});
