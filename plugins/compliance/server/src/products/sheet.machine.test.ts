import { describe, expect, test } from 'vitest';
import { sheetMachine, type SheetStatus, type SheetSubject } from './sheet.machine';

const fine: SheetSubject = { missing: [], notes: 'Motivo' };
const codes = (from: SheetStatus, to: SheetStatus, subject: Partial<SheetSubject>) =>
  (sheetMachine.transitions[from].find((each) => each.to === to)?.guard?.({ ...fine, ...subject }) ?? []).map(
    ({ code }) => code,
  );

/** As the README's table says. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pending: { in_review: 'nom-products.write', approved: 'nom-products.approve' },
  in_review: { approved: 'nom-products.approve', rejected: 'nom-products.approve', pending: 'nom-products.write' },
  approved: { pending: 'nom-products.approve' },
  rejected: { pending: 'nom-products.write' },
};

describe('the compliance sheet', () => {
  const states = ['pending', 'in_review', 'approved', 'rejected'] as const;

  test('has these states alone', () => {
    expect(sheetMachine.states).toEqual(states);
  });

  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s is as the table says',
    (from, to) => {
      expect(sheetMachine.transitions[from].find((each) => each.to === to)?.needs).toBe(table[from]?.[to]);
    },
  );

  test.each(['pending', 'in_review'] as const)(
    'is approved from %s when nothing is missing, else each reason is said',
    (from) => {
      expect(codes(from, 'approved', { missing: ['falta A', 'falta B'] })).toEqual([
        'nom_product_not_compliant',
        'nom_product_not_compliant',
      ]);
      expect(codes(from, 'approved', {})).toEqual([]);
    },
  );

  test('is rejected, and reopened, with a reason', () => {
    expect(codes('in_review', 'rejected', { notes: null })).toEqual(['reason_required']);
    expect(codes('approved', 'pending', { notes: '' })).toEqual(['reason_required']);
    expect(codes('in_review', 'rejected', {})).toEqual([]);
  });
});
