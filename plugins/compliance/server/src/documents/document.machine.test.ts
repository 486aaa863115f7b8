import { plainDate } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import { documentMachine, type ReviewSubject } from './document.machine';

const today = plainDate('2026-06-15');
const whole: ReviewSubject = {
  hasFile: true,
  hasAgency: true,
  issuedOn: today,
  expiresOn: today,
  productsCount: 1,
  notes: 'Motivo',
  today,
};
const guardOf = (from: keyof typeof documentMachine.transitions, to: string) =>
  documentMachine.transitions[from].find((each) => each.to === to)?.guard;
const codes = (from: keyof typeof documentMachine.transitions, to: string, subject: Partial<ReviewSubject>) =>
  (guardOf(from, to)?.({ ...whole, ...subject }) ?? []).map(({ code }) => code);

/** As the README's table says. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pending: { in_review: 'nom-documents.write' },
  in_review: { approved: 'nom-documents.review', rejected: 'nom-documents.review', pending: 'nom-documents.write' },
  approved: { in_review: 'nom-documents.review' },
  rejected: { pending: 'nom-documents.write' },
};

describe('the review of a document', () => {
  const states = ['pending', 'in_review', 'approved', 'rejected'] as const;

  test('has these states alone', () => {
    expect(documentMachine.states).toEqual(states);
  });

  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s is as the table says',
    (from, to) => {
      expect(documentMachine.transitions[from].find((each) => each.to === to)?.needs).toBe(table[from]?.[to]);
    },
  );

  test('begins with a file and a product', () => {
    expect(codes('pending', 'in_review', { hasFile: false, productsCount: 0 })).toEqual([
      'document_file_missing',
      'document_products_missing',
    ]);
    expect(codes('pending', 'in_review', {})).toEqual([]);
  });

  test('ends well with an agency, a day of issue and a last day that has not passed', () => {
    expect(
      codes('in_review', 'approved', { hasAgency: false, issuedOn: null, expiresOn: plainDate('2026-06-14') }),
    ).toEqual(['document_agency_missing', 'document_issue_missing', 'document_already_expired']);
    expect(codes('in_review', 'approved', { expiresOn: null })).toEqual([]);
    expect(codes('in_review', 'approved', {})).toEqual([]);
  });

  test.each([
    ['in_review', 'rejected'],
    ['approved', 'in_review'],
  ] as const)('%s to %s needs a reason', (from, to) => {
    expect(codes(from, to, { notes: ' ' })).toEqual(['reason_required']);
    expect(codes(from, to, {})).toEqual([]);
  });
});
