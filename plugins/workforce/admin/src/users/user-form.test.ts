import { expect, test } from 'vitest';
import { countByTab, fieldOfError, fromAnswer, toCall } from './user-form';

test('what was typed goes to the part of the call that it belongs to; a client has none of an employee', () => {
  const typed = { username: 'ana', name: 'Ana', job_id: 3, hired_on: null, relatives: [{ name: 'X' }] };
  expect(toCall(typed, true)).toEqual({
    username: 'ana',
    person: { name: 'Ana' },
    employee: { job_id: 3 },
    relatives: [{ name: 'X' }],
  });
  expect(toCall(typed, false)).toEqual({ username: 'ana', person: { name: 'Ana' } });
});

test('an answer is edited flat, and a refusal found again by its key', () => {
  expect(
    fromAnswer({
      username: 'ana',
      person: { name: 'Ana', weight: 0, height: 170 },
      employee: { job: { id: 1, name: 'P' } },
    }),
  ).toMatchObject({
    username: 'ana',
    name: 'Ana',
    weight: null,
    height: 170,
    job: { id: 1 },
  });
  expect(fieldOfError('data.person.rfc')).toBe('rfc');
  expect(fieldOfError('data.telephones.0.number')).toBe('telephones.0.number');
});

test('refusals are counted by tab [PC-USER-029]', () => {
  const counts = countByTab({ 'data.username': 'x', 'data.email': 'x', 'data.relatives.0.name': 'x' });
  expect([...counts]).toEqual([
    ['auth', 2],
    ['relatives', 1],
  ]);
});
