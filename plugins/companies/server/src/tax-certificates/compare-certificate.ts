import { fold } from '@mayorista/kernel/shared';
import type { TaxCode } from '@mayorista/reference/contract';
import { fiscalName } from '../../../shared/fiscal-names/fiscal-name';

interface Read {
  readonly rfc: string | null;
  readonly business_name: string | null;
  readonly zip_code: string | null;
  readonly regimes: readonly string[];
}

/** What fiscal data a certificate makes, for its owner to confirm. */
export interface Proposal {
  readonly rfc: string | null;
  readonly business_name: string | null;
  readonly zip_code: string | null;
  /** The regime, where the certificate has one alone that is known. */
  readonly tax_regime_id: number | null;
  readonly tax_regime_ids: readonly number[];
}

const folded = (text: string): string =>
  fold(text)
    .replace(/^regimen (?:de las? |de los |del? )?/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the catalogue's regimes by the names that a certificate prints, which begin with 'Régimen' where the catalogue's do not. */
export function proposedFrom(read: Read, regimes: readonly TaxCode[]): Proposal {
  const ids = read.regimes.flatMap((printed) => {
    const name = folded(printed);
    const found = regimes.find((each) => {
      const known = folded(each.name);
      return known === name || known.startsWith(name) || name.startsWith(known);
    });
    return found === undefined ? [] : [found.id];
  });
  return {
    rfc: read.rfc,
    business_name: read.business_name === null ? null : fiscalName(read.business_name, read.rfc),
    zip_code: read.zip_code,
    tax_regime_id: ids.length === 1 ? (ids[0] ?? null) : null,
    tax_regime_ids: ids,
  };
}

export interface Difference {
  readonly field: string;
  readonly certificate: string | number | null;
  readonly typed: string | number | null;
}

/** Lists where what was typed is not what the certificate says; what could not be read is not compared. */
export function compareCertificate(
  proposal: Proposal,
  typed: Readonly<Record<string, string | number | null>>,
): Difference[] {
  const differences = (['rfc', 'business_name', 'zip_code'] as const).flatMap((field): Difference[] => {
    const [certificate, given] = [proposal[field], typed[field] ?? null];
    return certificate === null || certificate === given ? [] : [{ field, certificate, typed: given }];
  });
  const regime = Number(typed.tax_regime_id ?? 0);
  const isOther = proposal.tax_regime_ids.length > 0 && !proposal.tax_regime_ids.includes(regime);
  return isOther
    ? [...differences, { field: 'tax_regime_id', certificate: proposal.tax_regime_id, typed: regime || null }]
    : differences;
}
