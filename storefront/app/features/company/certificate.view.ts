import type { CertificateAnswer, ChangeAnswer } from './company.api.server';
import type { FiscalValues } from './company.view';

const compared = ['rfc', 'business_name', 'zip_code', 'tax_regime_id'] as const;
type Compared = (typeof compared)[number];

export interface CertificateView {
  /** Null while there is no certificate. */
  readonly read: {
    readonly rfc: string | null;
    readonly businessName: string | null;
    readonly zipCode: string | null;
    readonly regimes: readonly string[];
  } | null;
  readonly differences: readonly { readonly field: Compared; readonly certificate: string; readonly typed: string }[];
  readonly isValid: boolean;
}

type Option = { readonly id: number; readonly text: string };

/** A certificate as people read it: regimes by their names. */
export function certificateView(answer: CertificateAnswer, regimes: readonly Option[]): CertificateView {
  const nameOf = (field: Compared, value: string | number | null): string =>
    value === null
      ? '—'
      : field === 'tax_regime_id'
        ? (regimes.find(({ id }) => id === Number(value))?.text ?? String(value))
        : String(value);
  const { certificate, differences, is_valid: isValid } = answer;
  return {
    read:
      certificate === null
        ? null
        : {
            rfc: certificate.rfc,
            businessName: certificate.business_name,
            zipCode: certificate.zip_code,
            regimes: certificate.regimes,
          },
    differences: differences.flatMap(({ field, certificate: says, typed }) => {
      const known = compared.find((each) => each === field);
      if (known === undefined) return [];
      return [{ field: known, certificate: nameOf(known, says), typed: nameOf(known, typed) }];
    }),
    isValid,
  };
}

/** What the form of fiscal data begins with: where a certificate was read, what it says; the rest as it was. */
export function proposedValues(values: FiscalValues, { proposal }: CertificateAnswer): FiscalValues {
  if (proposal === null) return values;
  const said = Object.fromEntries(
    compared.flatMap((name) => (proposal[name] === null ? [] : [[name, String(proposal[name])]])),
  );
  return { ...values, ...said };
}

export interface ChangeView {
  readonly id: number;
  readonly at: string;
  readonly text: string;
  readonly state: ChangeAnswer['state'];
  readonly stateLabel: string;
  readonly askedBy: string;
  readonly reason: string;
}

/** A change that waits or was decided, in one line. */
export const changeView = (change: ChangeAnswer): ChangeView => ({
  id: change.id,
  at: change.decided_at ?? change.createdAt,
  text: [change.business_name, change.rfc, change.zip_code].join(' · '),
  state: change.state,
  stateLabel: change.state_label,
  askedBy: change.asked_by ?? '',
  reason: change.reason ?? '',
});
