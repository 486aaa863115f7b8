import { inTransaction, insertRow, type Deps, type KeptFile, type Tx } from '@mayorista/kernel';
import { companies, type CompanySeed } from '@mayorista/database/seeds';
import { companyFiscalData } from '../../../shared/company-fiscal-data.shape';
import { fiscalName } from '../../../shared/fiscal-names/fiscal-name';
import { tables } from '../uids';
import { keepingPapers } from './prospect-papers.demo';
import { insertProspects } from './prospects.demo';
import { insertBelongings } from './company-belongings.demo';

type Ids = ReadonlyMap<string, number>;

/** The demo world's companies, each with the branch and the salesman that serve it; one that exists is left alone. */
export const companyDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> => keepingPapers((kept) => inTransaction(strapi, (tx) => load(tx, kept))),
});

async function load(tx: Tx, kept: readonly KeptFile[]): Promise<void> {
  const branches = await idsBy(tx, 'branches', 'code');
  const salesmen = await idsBy(tx, 'up_users', 'email');
  const known = await idsBy(tx, tables.company, 'rfc');
  for (const company of companies.filter(({ rfc }) => !known.has(rfc))) await insertCompany(tx, company, branches);
  const ids = await idsBy(tx, tables.company, 'rfc');
  for (const company of companies) await insertBelongings(tx, company, ids.get(company.rfc));
  // People are loaded after companies: the second time it runs, the salesmen are there.
  await insertFiscalDatas(tx);
  // People who attend prospects come after companies: at the second loading.
  if (salesmen.size > 0) await insertProspects(tx, kept);
  for (const { rfc, salesman } of companies) {
    const salesmanId = salesmen.get(salesman);
    if (salesmanId !== undefined)
      await tx.trx(tables.company).where({ rfc, salesman_id: null }).update({ salesman_id: salesmanId });
  }
}

async function insertCompany(tx: Tx, company: CompanySeed, branches: Ids): Promise<void> {
  const id = await insertRow(tx, tables.company, {
    business_name: company.business_name,
    tradename: company.tradename,
    rfc: company.rfc,
    price_level: company.price_level,
    currency: company.currency,
    status: company.status,
    credit_blocked: company.credit_blocked,
    secondary_user_markup: company.secondary_user_markup,
  });
  const branchId = branches.get(company.branch);
  if (branchId !== undefined) await tx.trx(tables.companyBranch).insert({ company_id: id, branch_id: branchId });
}

/** Fiscal data of companies that have none; regimes and uses are loaded with the platform. */
async function insertFiscalDatas(tx: Tx): Promise<void> {
  const ids = await idsBy(tx, tables.company, 'rfc');
  const regimes = await idsBy(tx, 'tax_regimes', 'code');
  const uses = await idsBy(tx, 'cfdi_uses', 'code');
  const known = (await tx.trx(companyFiscalData.table).select('company_id')) as { company_id: number }[];
  const done = new Set(known.map(({ company_id: id }) => id));
  for (const { rfc, business_name: name, tax_regime: regime, cfdi_use: use, addresses } of companies) {
    const companyId = ids.get(rfc);
    const [main] = addresses;
    if (companyId === undefined || main === undefined || done.has(companyId)) continue;
    await insertRow(tx, companyFiscalData.table, {
      company_id: companyId,
      rfc,
      business_name: fiscalName(name, rfc),
      tax_regime_id: regimes.get(regime) ?? null,
      cfdi_use_id: uses.get(use) ?? null,
      zip_code: main.zip_code,
      fiscal_address: `${main.street} ${main.exterior_number}, ${main.colony}, ${main.municipality}`,
    });
  }
}

async function idsBy(tx: Tx, table: string, column: string): Promise<Map<string, number>> {
  const rows = (await tx.trx(table).select('id', column)) as ({ id: number } & Record<string, string>)[];
  return new Map(rows.map((row) => [String(row[column]), row.id]));
}
