import { z } from 'zod';
import { defineRecord, service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import type { CandidateOf } from '@mayorista/kernel/shape';
import '@mayorista/reference/contract';
import type { Knex } from 'knex';
import { companyFiscalData } from '../../../shared/company-fiscal-data.shape';
import { rfcWarning } from '../../../shared/fiscal-names/rfc-warning';
import { tables } from '../uids';
import { judgeByCatalogues } from './fiscal-data.store';

/** Serves what the tax authority knows companies by; POST saves them (see save-fiscal-data.route.ts). */
export const companyFiscalDatas = defineRecord(companyFiscalData, {
  omits: ['create', 'update', 'remove'],
  scope: ownAlone,
  computedOutput: {
    rfc_warning: z.string().nullable().meta({ description: 'Qué tiene de raro el RFC, sin que se rechace por eso' }),
  },
  computed: () => Promise.resolve(({ rfc }) => ({ rfc_warning: rfcWarning(rfc) })),
  checkIn: ({ tx, record }) => judgeGiven(tx, record),
});

/** Lists why a company's fiscal data cannot be these: the tax authority's reasons, and an RFC that is another company's. */
export const judgeGiven = async (tx: Tx, record: Candidate): Promise<FieldError[]> => [
  ...(await judgeByCatalogues(tx.strapi, tx.trx, await identityOf(tx.strapi, tx.trx, record))),
  ...(await otherRfc(tx.trx, record)),
];

/** A distributor reads the own company's; of the house the panel alone. */
function ownAlone(query: Knex.QueryBuilder, { kind, roles, companyId }: Actor): void {
  if (kind === 'staff' || kind === 'token' || kind === 'system') return;
  const has = (role: string): boolean => roles.includes(role);
  const own = has('distributor') && !has('secondary_user') ? companyId : null;
  query.where({ company_id: own ?? 0 });
}

type Candidate = CandidateOf<typeof companyFiscalData>;

async function identityOf(strapi: Parameters<typeof judgeByCatalogues>[0], knex: Knex, record: Candidate) {
  const tax = service(strapi, 'reference.tax');
  const regimes = await tax.regimes(knex);
  const uses = await tax.uses(knex);
  return {
    rfc: record.rfc,
    businessName: record.business_name,
    regime: regimes.find(({ id }) => id === record.tax_regime_id)?.code ?? '',
    use: uses.find(({ id }) => id === record.cfdi_use_id)?.code ?? '',
    zipCode: record.zip_code,
  };
}

/** The company was taken on under an RFC: another one is another company. */
async function otherRfc(knex: Knex, { company_id: id, rfc }: Candidate) {
  const row = (await knex(tables.company).where({ id }).first('rfc')) as { rfc: string | null } | undefined;
  return row?.rfc && row.rfc !== rfc ? [{ code: 'rfc_of_another', field: 'rfc', params: { rfc: row.rfc } }] : [];
}
