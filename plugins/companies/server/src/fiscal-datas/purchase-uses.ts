import type { CfdiUse } from '@mayorista/reference/contract';
import type { FiscalIdentity } from '../../../contract';

/**
 * Uses that are of other documents than the invoice of a purchase: CP01 of complements (Guía de llenado of Pagos 2.0), CN01 of
 * wages, G02 of credit notes (Guía de llenado del Anexo 20, CFDI 4.0, Receptor: UsoCFDI, 2024).
 */
const ofOtherDocuments: ReadonlySet<string> = new Set(['CP01', 'CN01', 'G02']);

/**
 * Picks the uses that the invoice of a purchase may have: of invoices, for the kind of person of an RFC, and, once fiscal data are known, for
 * their regime.
 */
export function purchaseUses<U extends CfdiUse>(
  uses: readonly U[],
  { rfc, regime }: { readonly rfc: string | null; readonly regime: FiscalIdentity['regime'] | null },
): U[] {
  return uses.filter(
    ({ code, forPersons, forCompanies, regimes }) =>
      !ofOtherDocuments.has(code) &&
      (forPersons || rfc?.length !== 13) &&
      (forCompanies || rfc?.length !== 12) &&
      (regime === null || regimes.length === 0 || regimes.includes(regime)),
  );
}
