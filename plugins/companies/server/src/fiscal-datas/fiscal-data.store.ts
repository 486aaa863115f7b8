import { service, today, type Core, type FieldError } from '@mayorista/kernel';
import type { CfdiUse } from '@mayorista/reference/contract';
import type { RowOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import { companyFiscalData } from '../../../shared/company-fiscal-data.shape';
import type { FiscalIdentity } from '../../../contract';
import { judgeFiscalIdentity } from './fiscal-data.rules';
import { purchaseUses } from './purchase-uses';

/** Reads what a company's invoices say of it; null while nobody has entered it. */
export async function findFiscalIdentity(
  strapi: Core.Strapi,
  knex: Knex,
  companyId: number,
): Promise<FiscalIdentity | null> {
  const row = (await knex(companyFiscalData.table).where({ company_id: companyId }).first()) as
    RowOf<typeof companyFiscalData> | undefined;
  if (row === undefined) return null;
  const tax = service(strapi, 'reference.tax');
  const regime = (await tax.regimes(knex)).find(({ id }) => id === row.tax_regime_id);
  const use = (await tax.uses(knex)).find(({ id }) => id === row.cfdi_use_id);
  if (regime === undefined || use === undefined) return null;
  const { rfc, business_name: businessName, zip_code: zipCode } = row;
  return { rfc, businessName, regime: regime.code, use: use.code, zipCode };
}

/** Lists the uses that the invoice of a company's purchase may have, by its fiscal data, else by the RFC it is registered with. */
export async function findPurchaseUses(
  strapi: Core.Strapi,
  knex: Knex,
  companyId: number | null,
): Promise<readonly CfdiUse[]> {
  const uses = await service(strapi, 'reference.tax').usesOn(knex, today());
  if (companyId === null) return purchaseUses(uses, { rfc: null, regime: null });
  const identity = await findFiscalIdentity(strapi, knex, companyId);
  if (identity !== null) return purchaseUses(uses, identity);
  const company = await service(strapi, 'companies.companies').find(companyId);
  return purchaseUses(uses, { rfc: company?.rfc ?? null, regime: null });
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
