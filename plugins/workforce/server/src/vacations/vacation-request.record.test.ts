import { addDays, today } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import { vacationRequests } from './vacation-request.record';

const cancel = (request: object) =>
  (
    vacationRequests.rules.moves as unknown as { cancel: { guard: (request: object) => { code: string }[] } }
  ).cancel.guard(request);

test('vacations that were granted are canceled up to the day before they begin; asked for, at any time', () => {
  const granted = (days: number) => cancel({ state: 'approved', starts_on: addDays(today(), days) });
  expect([granted(1), granted(0), granted(-1)]).toEqual([
    [],
    [{ code: 'vacation_begun' }],
    [{ code: 'vacation_begun' }],
  ]);
  expect(cancel({ state: 'requested', starts_on: addDays(today(), -1) })).toEqual([]);
});
