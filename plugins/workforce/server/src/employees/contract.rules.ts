import type { FieldError, PlainDate } from '@mayorista/kernel';

interface Temporary {
  readonly contract_start_date: PlainDate;
  readonly contract_end_date: PlainDate;
  readonly ss_registration_date: PlainDate | null;
  readonly ss_unregistration_date: PlainDate | null;
}

interface Indeterminate {
  readonly contract_start_date: PlainDate;
  readonly ss_registration_date: PlainDate | null;
  readonly termination_date: PlainDate | null;
  readonly contract_end_date: PlainDate | null;
  readonly ss_unregistration_date: PlainDate | null;
  readonly termination_reason_id: number | null;
}

interface Contracts {
  readonly temporary_contracts: readonly Temporary[];
  readonly indeterminate_contracts: readonly Indeterminate[];
}

/** Lists what is wrong with the contracts of an employee: days in their order, no two at the same time, a reason for each end. */
export const judgeContracts = (contracts: Contracts): FieldError[] => [
  ...contracts.temporary_contracts.flatMap((contract, at) => {
    const on = (field: string): string => `temporary_contracts.${at}.${field}`;
    return [
      ...(contract.contract_end_date < contract.contract_start_date
        ? [{ code: 'end_before_start', field: on('contract_end_date') }]
        : []),
      ...judgeSocialSecurity(contract, contract.contract_end_date, on),
    ];
  }),
  ...contracts.indeterminate_contracts.flatMap((contract, at) => {
    const on = (field: string): string => `indeterminate_contracts.${at}.${field}`;
    const ends = (['termination_date', 'contract_end_date'] as const).filter((name) => contract[name] !== null);
    return [
      ...ends
        .filter((name) => (contract[name] as PlainDate) < contract.contract_start_date)
        .map((name) => ({ code: 'end_before_start', field: on(name) })),
      ...(ends.length > 0 && contract.termination_reason_id === null
        ? [{ code: 'reason_missing', field: on('termination_reason_id') }]
        : []),
      ...judgeSocialSecurity(contract, endOf(contract), on),
    ];
  }),
  ...overlaps(contracts),
];

interface SocialSecurity {
  readonly ss_registration_date: PlainDate | null;
  readonly ss_unregistration_date: PlainDate | null;
}

const judgeSocialSecurity = (
  { ss_registration_date: from, ss_unregistration_date: to }: SocialSecurity,
  end: PlainDate | null,
  on: (field: string) => string,
): FieldError[] => [
  ...(from !== null && end !== null && from > end
    ? [{ code: 'registration_outside', field: on('ss_registration_date') }]
    : []),
  ...(from !== null && to !== null && to < from
    ? [{ code: 'unregistration_before', field: on('ss_unregistration_date') }]
    : []),
];

const endOf = (contract: Indeterminate): PlainDate | null => contract.contract_end_date ?? contract.termination_date;

interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate | null;
  readonly field: string;
}

const spans = ({ temporary_contracts: temporary, indeterminate_contracts: indeterminate }: Contracts): Span[] => [
  ...temporary.map((each, at) => ({
    from: each.contract_start_date,
    to: each.contract_end_date,
    field: `temporary_contracts.${at}.contract_start_date`,
  })),
  ...indeterminate.map((each, at) => ({
    from: each.contract_start_date,
    to: endOf(each),
    field: `indeterminate_contracts.${at}.contract_start_date`,
  })),
];

/** Two contracts at once are one too many: the later one is marked. */
function overlaps(contracts: Contracts): FieldError[] {
  const inTurn = spans(contracts).sort((one, other) => one.from.localeCompare(other.from));
  return inTurn.flatMap((span, at) =>
    inTurn.slice(0, at).some(({ to }) => to === null || to >= span.from)
      ? [{ code: 'contracts_overlap', field: span.field }]
      : [],
  );
}

/** The day on which an employee's contracts end; null while one has no end, or where there is none. */
export function contractsEnd(contracts: Contracts): PlainDate | null {
  const ends = spans(contracts).map(({ to }) => to);
  if (ends.length === 0 || ends.includes(null)) return null;
  return (ends as PlainDate[]).sort().at(-1) ?? null;
}
