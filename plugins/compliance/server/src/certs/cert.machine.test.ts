import { expect, test } from 'vitest';
import { certMachine, isClosed } from './cert.machine';

/** As the README's table says. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  open: { in_review: 'nom-certs.write', canceled: 'nom-certs.write' },
  in_review: { approved: 'nom-products.approve', rejected: 'nom-certs.write', open: 'nom-certs.write' },
  rejected: { open: 'nom-certs.write' },
};

test.each(certMachine.states.flatMap((from) => certMachine.states.map((to) => [from, to] as const)))(
  'a procedure goes from %s to %s as the table says',
  (from, to) => {
    expect(certMachine.transitions[from].find((each) => each.to === to)?.needs).toBe(table[from]?.[to]);
  },
);

test('goes to the agency and is approved with products only; closed are those without a way out', () => {
  for (const [from, to] of [
    ['open', 'in_review'],
    ['in_review', 'approved'],
  ] as const) {
    const guard = certMachine.transitions[from].find((each) => each.to === to)?.guard;
    expect(guard?.({ productsCount: 0 })).toMatchObject([{ code: 'products_required' }]);
    expect(guard?.({ productsCount: 1 })).toEqual([]);
  }
  expect(certMachine.states.filter(isClosed)).toEqual(certMachine.final);
});
