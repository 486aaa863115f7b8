import { plainDate } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import { contractsEnd, judgeContracts } from './contract.rules';

type Contracts = Parameters<typeof judgeContracts>[0];
type Days = Readonly<Record<string, string | number | null>>;

const dated = (days: Days) =>
  Object.fromEntries(
    Object.entries(days).map(([name, value]) => [name, typeof value === 'string' ? plainDate(value) : value]),
  );
const temporary = (days: Days = {}) =>
  dated({
    contract_start_date: '2026-01-01',
    contract_end_date: '2026-03-31',
    ss_registration_date: null,
    ss_unregistration_date: null,
    ...days,
  });
const lasting = (days: Days = {}) =>
  dated({
    contract_start_date: '2026-04-01',
    contract_end_date: null,
    termination_date: null,
    termination_reason_id: null,
    ss_registration_date: null,
    ss_unregistration_date: null,
    ...days,
  });
const contracts = (temporaries: object[], indeterminate: object[] = []) =>
  ({ temporary_contracts: temporaries, indeterminate_contracts: indeterminate }) as unknown as Contracts;
const judge = (...given: Parameters<typeof contracts>): string[] =>
  judgeContracts(contracts(...given)).map(({ code, field }) => `${field}: ${code}`);

describe('the contracts of an employee', () => {
  test('in their turn are taken, each ending on its first day or later', () => {
    expect(judge([temporary()], [lasting()])).toEqual([]);
    expect(judge([temporary({ contract_end_date: '2026-01-01' })])).toEqual([]);
  });

  test('end no sooner than they begin', () => {
    expect(judge([temporary({ contract_end_date: '2025-12-31' })])).toEqual([
      'temporary_contracts.0.contract_end_date: end_before_start',
    ]);
    const ended = { termination_date: '2026-03-31', contract_end_date: '2026-03-30', termination_reason_id: 2 };
    expect(judge([], [lasting(ended)])).toEqual([
      'indeterminate_contracts.0.termination_date: end_before_start',
      'indeterminate_contracts.0.contract_end_date: end_before_start',
    ]);
  });

  test('without an end agreed on end for a reason', () => {
    const ended = { termination_date: '2026-06-30' };
    expect(judge([], [lasting(ended)])).toEqual(['indeterminate_contracts.0.termination_reason_id: reason_missing']);
    expect(judge([], [lasting({ ...ended, termination_reason_id: 2 })])).toEqual([]);
  });

  test('are registered while they last, and taken off after that', () => {
    expect(judge([temporary({ ss_registration_date: '2026-03-31' })])).toEqual([]);
    expect(judge([temporary({ ss_registration_date: '2026-04-01' })])).toEqual([
      'temporary_contracts.0.ss_registration_date: registration_outside',
    ]);
    expect(judge([], [lasting({ ss_registration_date: '2030-01-01' })])).toEqual([]);
    const off = { ss_registration_date: '2026-02-02', ss_unregistration_date: '2026-02-01' };
    expect(judge([temporary(off)])).toEqual(['temporary_contracts.0.ss_unregistration_date: unregistration_before']);
    expect(judge([temporary({ ...off, ss_unregistration_date: '2026-02-02' })])).toEqual([]);
  });

  test('are one at a time: of two on one day the later one is marked, whatever its kind', () => {
    expect(judge([temporary()], [lasting({ contract_start_date: '2026-03-31' })])).toEqual([
      'indeterminate_contracts.0.contract_start_date: contracts_overlap',
    ]);
    expect(
      judge([temporary({ contract_start_date: '2026-05-01', contract_end_date: '2026-06-01' })], [lasting()]),
    ).toEqual(['temporary_contracts.0.contract_start_date: contracts_overlap']);
    const over = lasting({ termination_date: '2026-04-30', termination_reason_id: 1 });
    expect(judge([temporary({ contract_start_date: '2026-05-01', contract_end_date: '2026-06-01' })], [over])).toEqual(
      [],
    );
  });

  test('end with the last of them, or never', () => {
    expect(contractsEnd(contracts([]))).toBeNull();
    expect(contractsEnd(contracts([temporary()], [lasting()]))).toBeNull();
    expect(contractsEnd(contracts([temporary(), temporary({ contract_end_date: '2025-12-01' })]))).toBe('2026-03-31');
  });
});
