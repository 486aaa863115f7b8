import { service, type Core, type FieldError } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { Knex } from 'knex';
import { companyFiscalData } from '../../../shared/company-fiscal-data.shape';
import type { FiscalIdentity } from '../../../contract';
import { judgeFiscalIdentity } from './fiscal-data.rules';

interface Row {
  readonly id: number;
  readonly rfc: string;
  readonly business_name: string;
  readonly regime: string;
  readonly use: string;
  readonly zip_code: string;
}

/** Reads what a company's invoices say of it; null while nobody has entered it. */
export async function findFiscalIdentity(knex: Knex, companyId: number): Promise<FiscalIdentity | null> {
  const { table } = companyFiscalData;
  const row = (await knex(table)
    .join('tax_regimes', 'tax_regimes.id', `${table}.tax_regime_id`)
    .join('cfdi_uses', 'cfdi_uses.id', `${table}.cfdi_use_id`)
    .where({ [`${table}.company_id`]: companyId })
    .first(`${table}.*`, 'tax_regimes.code as regime', 'cfdi_uses.code as use')) as Row | undefined;
  if (row === undefined) return null;
  const { rfc, business_name: businessName, regime, use, zip_code: zipCode } = row;
  return { rfc, businessName, regime, use, zipCode };
}

export async function findFiscalDataId(knex: Knex, companyId: number): Promise<number | null> {
  const row = (await knex(companyFiscalData.table).where({ company_id: companyId }).first('id')) as
    { id: number } | undefined;
  return row?.id ?? null;
}

/** Judges a receiver by the catalogues that are loaded. */
export async function judgeByCatalogues(
  strapi: Core.Strapi,
  knex: Knex,
  identity: FiscalIdentity,
): Promise<FieldError[]> {
  const tax = service(strapi, 'reference.tax');
  return judgeFiscalIdentity(identity, {
    regimes: await tax.regimes(knex),
    uses: await tax.uses(knex),
    zipExists: await tax.zipExists(knex, identity.zipCode),
  });
}
