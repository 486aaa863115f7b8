import { service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { findIssuer } from '../issuer';
import '@mayorista/inventory/contract';
import type { InvoiceColumns, InvoiceRow } from './invoice.store';

const publicRfc = 'XAXX010101000';

/** Tells to whom a document was issued. */
export const receiverOf = ({ receiver_rfc: rfc }: { readonly receiver_rfc: string | null }): 'company' | 'public' =>
  rfc === publicRfc ? 'public' : 'company';

/** RFC, name and codes of the public in general (rule 2.7.1.21): at the postal code of the place of issue (CFDI40149). */
export const publicReceiver = (zipCode: string | null): InvoiceColumns => ({
  receiver_rfc: publicRfc,
  receiver_name: 'PUBLICO EN GENERAL',
  receiver_regime: '616',
  receiver_zip_code: zipCode,
  cfdi_use: 'S01',
});

/** Finds the postal code of the place of issue: that of the branch that issues, else the issuer's. */
export async function placeOfIssue(strapi: Core.Strapi, branchId: number | null): Promise<string | null> {
  const branch = branchId === null ? null : await service(strapi, 'inventory.branches').find(branchId);
  const zipCode = branch?.zipCode ?? null;
  return zipCode !== null && /^\d{5}$/.test(zipCode) ? zipCode : (findIssuer()?.issuer.zipCode ?? null);
}

/**
 * Returns the receiver's columns of a company's invoice, as its fiscal data are now, with the use that was chosen for it; empty ones while
 * nobody has entered them.
 */
export async function companyReceiver(
  strapi: Core.Strapi,
  knex: Knex,
  companyId: number,
  chosenUse: string | null = null,
): Promise<InvoiceColumns> {
  const found = await service(strapi, 'companies.fiscal').find(knex, companyId);
  return {
    receiver_rfc: found?.rfc ?? null,
    receiver_name: found?.businessName ?? null,
    receiver_regime: found?.regime ?? null,
    receiver_zip_code: found?.zipCode ?? null,
    cfdi_use: found === null ? null : (chosenUse ?? found.use),
  };
}

/** Uses that the tax authority demands of documents that are no invoices. */
export const useOf = (type: InvoiceRow['type'], use: string | null): string | null =>
  ({ I: use, E: use === 'S01' ? 'S01' : 'G02', P: 'CP01' })[type];
