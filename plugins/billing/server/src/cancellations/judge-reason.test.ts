import { expect, test } from 'vitest';
import { judgeReason } from './judge-reason';

const uuid = 'A1B2C3D4-0000-4000-A000-000000000001';
const company = { receiver_rfc: 'STN090514QX0' };
const codes = (
  reason: string,
  substituteUuid: string | null,
  referring: { uuid: string; state: 'stamped' | 'failed' }[] = [],
) => judgeReason(company, { reason, substituteUuid }, referring).map(({ code }) => code);

test('reason 01 names a stamped document that takes the place of the cancelled one', () => {
  expect(codes('01', null)).toEqual(['required']);
  expect(codes('01', uuid)).toEqual(['not_a_substitute']);
  expect(codes('01', uuid, [{ uuid, state: 'failed' }])).toEqual(['not_a_substitute']);
  expect(codes('01', uuid.toLowerCase(), [{ uuid, state: 'stamped' }])).toEqual([]);
});

test('the other reasons name none, and 04 is of global invoices alone', () => {
  expect(codes('02', uuid)).toEqual(['substitute_without_reason']);
  expect(codes('03', null)).toEqual([]);
  expect(codes('04', null)).toEqual(['reason_of_global']);
  expect(judgeReason({ receiver_rfc: 'XAXX010101000' }, { reason: '04', substituteUuid: null }, [])).toEqual([]);
});
