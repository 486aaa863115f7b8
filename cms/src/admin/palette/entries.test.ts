import type { Verb } from '@mayorista/kernel/panel/palette';
import { expect, test } from 'vitest';
import { firstSections, foundSections } from './entries';

const menu = {
  home: null,
  areas: [
    { area: 'Existencias', lines: [{ to: '/limites', label: 'Límites', words: ['mínimos'] }] },
    { area: 'Ventas', lines: [{ to: '/pedidos', label: 'Pedidos' }] },
  ],
} as const;
const verbs: readonly Verb[] = [
  {
    label: 'Nueva cotización para…',
    permissions: [],
    asks: { kind: 'companies', label: '', go: ({ to }) => ({ to }) },
  },
  { label: 'Nuevo pedido', permissions: [], to: '/nuevo' },
];
const place = (to: string) => ({ to, label: to, detail: 'Pedidos' });
const known = { menu, verbs, kept: { recent: [place('/1'), place('/2')], pinned: [place('/2')] } };
const hit = { kind: 'sale-orders', kind_label: 'Pedido', id: 7, title: 'P-7', detail: 'Luna', to: '/pedidos/7' };

test('before anything is typed: what is pinned, what was seen besides, what asks for a record', () => {
  expect(firstSections(known).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])).toEqual([
    ['Fijados', '/2'],
    ['Vistos hace poco', '/1'],
    ['Acciones', 'Nueva cotización para…'],
  ]);
});

test.each([
  ['pedido', ['Pedidos', 'Nuevo pedido', 'P-7']],
  ['stock', ['Límites', 'P-7']],
  ['minimos', ['Límites', 'P-7']],
  ['xyz', ['P-7']],
])('"%s" names %j', (text, labels) => {
  expect(foundSections(text, known, [hit]).flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(labels);
});

test('a record says of what kind it is', () => {
  expect(foundSections('xyz', known, [hit])[0]?.entries[0]?.detail).toBe('Pedido · Luna');
});
