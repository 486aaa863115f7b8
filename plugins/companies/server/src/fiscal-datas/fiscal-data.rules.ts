import { Rfc } from '@nodecfdi/rfc';
import type { FieldError } from '@mayorista/kernel';
import type { CfdiUse, TaxCode } from '@mayorista/reference/contract';
import type { FiscalIdentity } from '../../../contract';
import { fiscalName } from '../../../shared/fiscal-names/fiscal-name';

/** RFC under which the public in general is invoiced, and that of foreigners without one. */
const publicRfc = 'XAXX010101000';
const foreignRfc = 'XEXX010101000';

export interface FiscalCatalogues {
  readonly regimes: readonly TaxCode[];
  readonly uses: readonly CfdiUse[];
  /** Null: nothing can be said, because the postal codes of that state are not loaded. */
  readonly zipExists: boolean | null;
}

export const fiscalRfc = (rfc: string): string => rfc.trim().toLocaleUpperCase('es-MX');

/** Writes RFC and name among what was typed as the tax authority does. `knownRfc`: whose name it is where no RFC is typed. */
export function fiscalFields(fields: Typed, knownRfc: string | null = null): Typed {
  const rfc = typeof fields.rfc === 'string' ? fiscalRfc(fields.rfc) : null;
  const name = typeof fields.business_name === 'string' ? fiscalName(fields.business_name, rfc ?? knownRfc) : null;
  return { ...fields, ...(rfc === null ? {} : { rfc }), ...(name === null ? {} : { business_name: name }) };
}
type Typed = Readonly<Record<string, unknown>>;

/** Lists what is wrong with an RFC alone: its pattern and date. A check digit that is not the usual one is warned of (`rfcWarning`). */
export const judgeRfc = (rfc: string): FieldError[] =>
  Rfc.parseOrNull(rfc) === null ? [{ code: 'invalid_rfc', field: 'rfc' }] : [];

/** Lists every reason for which the tax authority would refuse a receiver: RFC, name, regime, use and postal code, and how they go together. */
export function judgeFiscalIdentity(identity: FiscalIdentity, catalogues: FiscalCatalogues): FieldError[] {
  const { rfc, businessName, zipCode } = identity;
  const ofRfc = judgeRfc(rfc);
  // Of a wrong RFC nobody knows whose it is.
  const isCompany = ofRfc.length === 0 ? rfc.length === 12 : null;
  return [
    ...ofRfc,
    ...(businessName === fiscalName(businessName, rfc)
      ? []
      : [{ code: 'fiscal_name_with_type', field: 'business_name' }]),
    ...judgeRegime(identity, catalogues, isCompany),
    ...judgeUse(identity, catalogues, isCompany),
    ...(/^\d{5}$/.test(zipCode) && catalogues.zipExists !== false ? [] : [{ code: 'zip_unknown', field: 'zip_code' }]),
  ];
}

const isGeneric = (rfc: string): boolean => rfc === publicRfc || rfc === foreignRfc;
const kindOf = (isCompany: boolean) => ({ kind: isCompany ? 'personas morales' : 'personas físicas' });
const fits = (found: TaxCode, isCompany: boolean): boolean => (isCompany ? found.forCompanies : found.forPersons);

function judgeRegime(
  { rfc, regime }: FiscalIdentity,
  { regimes }: FiscalCatalogues,
  isCompany: boolean | null,
): FieldError[] {
  const field = 'tax_regime_id';
  const found = regimes.find(({ code }) => code === regime);
  if (found === undefined) return [{ code: 'not_an_option', field }];
  return [
    ...(isCompany === null || fits(found, isCompany)
      ? []
      : [{ code: 'regime_of_another_kind', field, params: kindOf(isCompany) }]),
    ...(isGeneric(rfc) && regime !== '616' ? [{ code: 'generic_regime', field }] : []),
  ];
}

function judgeUse(
  { rfc, regime, use }: FiscalIdentity,
  { uses }: FiscalCatalogues,
  isCompany: boolean | null,
): FieldError[] {
  const field = 'cfdi_use_id';
  const found = uses.find(({ code }) => code === use);
  if (found === undefined) return [{ code: 'not_an_option', field }];
  const ofGeneric = isGeneric(rfc) && use !== 'S01' && use !== 'CP01' ? [{ code: 'generic_use', field }] : [];
  if (isCompany !== null && !fits(found, isCompany))
    return [{ code: 'use_of_another_kind', field, params: kindOf(isCompany) }, ...ofGeneric];
  if (found.regimes.length === 0 || found.regimes.includes(regime)) return ofGeneric;
  return [{ code: 'use_not_for_regime', field, params: { regime } }, ...ofGeneric];
}
