import { expect, test } from 'vitest';
import { audienceOf, emptyDraft, isComplete, noticeOf, peopleText, targetPath } from './draft';

test('each kind of audience is said as the platform takes it; a half one is none', () => {
  expect(audienceOf(emptyDraft)).toEqual({ kind: 'distributors' });
  expect(audienceOf({ ...emptyDraft, kind: 'company_type' })).toEqual({
    kind: 'company_type',
    company_type: 'integrator',
  });
  expect(audienceOf({ ...emptyDraft, kind: 'roles', role: 'salesman' })).toEqual({
    kind: 'roles',
    roles: ['salesman'],
  });
  expect(audienceOf({ ...emptyDraft, kind: 'branch' })).toBeNull();
  expect(audienceOf({ ...emptyDraft, kind: 'branch', branchId: 3 })).toEqual({ kind: 'branch', branch_id: 3 });
  expect(audienceOf({ ...emptyDraft, kind: 'companies' })).toBeNull();
  expect(targetPath({ ...emptyDraft, kind: 'companies' })).toBeNull();
  const companies = [{ id: 7, name: 'Sistemas' }];
  expect(audienceOf({ ...emptyDraft, kind: 'companies', companies })).toEqual({ kind: 'companies', company_ids: [7] });
});

test('what is sent carries the number that was read', () => {
  const draft = { ...emptyDraft, title: ' Hola ', message: 'Mensaje', url: ' /promos' };
  expect(noticeOf(draft, 12)).toEqual({
    title: 'Hola',
    message: 'Mensaje',
    url: '/promos',
    recipients: { kind: 'distributors' },
    expected_count: 12,
  });
  expect(isComplete(draft)).toBe(true);
  expect(isComplete({ ...draft, message: ' ' })).toBe(false);
  expect([1, 1234].map(peopleText)).toEqual(['1 persona', '1,234 personas']);
});
