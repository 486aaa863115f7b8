import type { PlainDate, FieldError } from '@mayorista/kernel';

export interface Dated {
  readonly issuedOn: PlainDate | null;
  readonly expiresOn: PlainDate | null;
}

/** Dates that cross, or that have not come yet. Pure. */
export function dateRefusals({ issuedOn, expiresOn }: Dated, today: PlainDate): FieldError[] {
  return [
    ...(issuedOn !== null && expiresOn !== null && expiresOn < issuedOn
      ? [{ code: 'expires_before_issue', field: 'expires_on' }]
      : []),
    ...(issuedOn !== null && issuedOn > today ? [{ code: 'issued_in_future', field: 'issued_on' }] : []),
  ];
}

export interface Procedure {
  readonly requestedOn: PlainDate | null;
  readonly expectedOn: PlainDate | null;
  readonly closedOn: PlainDate | null;
}

/** The dates of a certification procedure in their order. Pure. */
export function procedureRefusals({ requestedOn, expectedOn, closedOn }: Procedure): FieldError[] {
  if (requestedOn === null) return [];
  return [
    ...(expectedOn !== null && expectedOn < requestedOn
      ? [{ code: 'expected_before_request', field: 'expected_on' }]
      : []),
    ...(closedOn !== null && closedOn < requestedOn ? [{ code: 'closed_before_request', field: 'closed_on' }] : []),
  ];
}

/** What of a document a reviewer looked at: when it changes, an approval no longer stands. */
const reviewedFields = ['number', 'nom_id', 'certification_agency_id', 'holder', 'issued_on', 'expires_on'] as const;

type Reviewed = Readonly<Partial<Record<(typeof reviewedFields)[number], unknown>>>;

/** Whether a change touches what was reviewed. Pure. */
export const touchesReview = (before: Reviewed, change: Reviewed, hasNewFile: boolean): boolean =>
  hasNewFile ||
  reviewedFields.some((name) => change[name] !== undefined && (change[name] ?? null) !== (before[name] ?? null));
