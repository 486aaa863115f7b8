import { expect, test } from 'vitest';
import { publicActor, systemActor } from '../permissions/actor';
import { mayReadFile, type Reader } from './may-read.rules';

const at = new Date('2026-03-02T12:00:00Z');
const file = { owner_kind: 'person', owner_id: 1, company_id: 7, needs: 'documents.read', expires_at: null };
const person = (id: number, companyId: number | null, ...can: string[]): Reader => ({
  ...systemActor('x'),
  kind: 'person',
  id,
  companyId,
  can: new Set(can),
  worksForTheHouse: false,
});
const employee = (...can: string[]): Reader => ({ ...person(4, null, ...can), worksForTheHouse: true });

test.each<[string, Reader, boolean]>([
  ['its owner, whatever they may do', person(1, null), true],
  ['a colleague of the company with the permission', person(2, 7, 'documents.read'), true],
  ['a colleague without it', person(2, 7), false],
  ['another company, even with the permission', person(3, 8, 'documents.read'), false],
  ['an employee with the permission', employee('documents.read'), true],
  ['an employee without it', employee(), false],
  ['a customer without a company, even with the permission', person(5, null, 'documents.read'), false],
  [
    'staff of the panel with the same number as the owner',
    { ...person(1, null), kind: 'staff', worksForTheHouse: true },
    false,
  ],
  ['a visitor, whatever is public', { ...publicActor(['documents.read']), worksForTheHouse: false }, false],
])('%s', (_who, actor, allowed) => expect(mayReadFile(actor, file, at)).toBe(allowed));

test('nobody reads what has expired; what needs no permission is its company’s and owner’s alone', () => {
  expect(mayReadFile(person(1, null), { ...file, expires_at: at }, at)).toBe(false);
  expect(mayReadFile(person(2, 7), { ...file, needs: null }, at)).toBe(true);
  expect(mayReadFile(employee('documents.read'), { ...file, needs: null }, at)).toBe(false);
});
