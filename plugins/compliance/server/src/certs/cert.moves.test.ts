import { expect, test } from 'vitest';
import type { RowOf } from '@mayorista/kernel/shape';
import { nomCert } from '../../../shared/nom-cert.shape';
import { certs, isClosed } from './cert.record';

/** As the README's table says. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  open: { in_review: 'nom-certs.write', canceled: 'nom-certs.write' },
  in_review: { approved: 'nom-products.approve', rejected: 'nom-certs.write', open: 'nom-certs.write' },
  rejected: { open: 'nom-certs.write' },
};

const states = ['open', 'in_review', 'approved', 'rejected', 'canceled'];
const moves = Object.entries(nomCert.moves);

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'a procedure goes from %s to %s as the table says',
  (from, to) => {
    const [name] = moves.find(([, move]) => move.from === from && move.to === to) ?? [];
    const needs = name === undefined ? undefined : (certs.rules.moves?.[name]?.needs ?? 'nom-certs.write');
    expect(needs).toBe(table[from]?.[to]);
  },
);

test('a procedure has these states alone', () => {
  expect(Object.keys(nomCert.states)).toEqual(states);
});

test('goes to the agency and is approved with products only; closed are those without a way out', async () => {
  for (const name of ['send', 'approve']) {
    const guard = certs.rules.moves?.[name]?.guard;
    const withProducts = (products: readonly object[]) => guard?.({ products } as never, undefined as never);
    expect(await withProducts([])).toMatchObject([{ code: 'products_required' }]);
    expect(await withProducts([{} as RowOf<typeof nomCert>])).toEqual([]);
  }
  const final = states.filter((state) => !moves.some(([, { from }]) => from === state));
  expect(states.filter(isClosed)).toEqual(final);
});
