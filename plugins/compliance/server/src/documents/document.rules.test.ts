import fc from 'fast-check';
import { addDays, plainDate } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import { dateRefusals, procedureRefusals, touchesReview } from './document.rules';

const today = plainDate('2026-06-15');
const day = fc.option(fc.integer({ min: -500, max: 500 }).map((days) => addDays(today, days)));

describe('dates of a document', () => {
  test('cross, or have not come: each on its field', () => {
    expect(dateRefusals({ issuedOn: addDays(today, 2), expiresOn: addDays(today, 1) }, today)).toEqual([
      { code: 'expires_before_issue', field: 'expires_on' },
      { code: 'issued_in_future', field: 'issued_on' },
    ]);
  });

  test('in their order are taken: issued up to today, ending the same day or later, or never', () => {
    fc.assert(
      fc.property(day, day, (issuedOn, expiresOn) => {
        const isFine =
          (issuedOn === null || issuedOn <= today) &&
          (issuedOn === null || expiresOn === null || expiresOn >= issuedOn);
        expect(dateRefusals({ issuedOn, expiresOn }, today).length === 0).toBe(isFine);
      }),
    );
  });
});

test('the dates of a procedure come after its request', () => {
  const requestedOn = today;
  expect(
    procedureRefusals({ requestedOn, expectedOn: addDays(today, -1), closedOn: addDays(today, -1) }).map(
      ({ field }) => field,
    ),
  ).toEqual(['expected_on', 'closed_on']);
  expect(procedureRefusals({ requestedOn, expectedOn: today, closedOn: today })).toEqual([]);
  expect(procedureRefusals({ requestedOn: null, expectedOn: addDays(today, -1), closedOn: null })).toEqual([]);
});

describe('a change touches the review', () => {
  const before = {
    number: 'A-1',
    nom_id: 1,
    certification_agency_id: 2,
    holder: null,
    issued_on: '2026-01-01',
    expires_on: null,
  };

  // By hand: what the code takes for reviewed is what is tested here.
  test.each(['number', 'nom_id', 'certification_agency_id', 'holder', 'issued_on', 'expires_on'] as const)(
    'when %s is another one, and not when it is sent as it was',
    (name) => {
      expect(touchesReview(before, { [name]: 'otro' }, false)).toBe(true);
      expect(touchesReview(before, { [name]: before[name] }, false)).toBe(false);
    },
  );

  test('when the file is another one; not for anything else', () => {
    expect(touchesReview(before, {}, true)).toBe(true);
    expect(touchesReview(before, {}, false)).toBe(false);
  });
});
