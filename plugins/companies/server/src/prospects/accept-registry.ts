import { DEFAULT_COUNTRY_ID } from '@mayorista/config';
import {
  enqueue,
  insertRow,
  recordAudit,
  reject,
  service,
  throwIfAny,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { companyFiscalData, type distributorRegistry } from '../../../shared';
import { parseTelephone } from '../contacts/telephone.rules';
import { checkListed } from '../tax-alerts/check-listed.job';
import { judgeListed } from '../tax-alerts/judge-listed';
import { tables } from '../uids';
import { welcomeJob } from './welcome.job';

type Row = RowOf<typeof distributorRegistry>;
interface Terms {
  readonly price_level: number;
  readonly branch_id: number | null;
  readonly salesman_id: number | null;
}

/** Lists why a prospect cannot become a company now: what the company needs is missing, or an inheritance waits for its confirmation. */
export function judgeAcceptance(row: Row): FieldError[] {
  return [
    ...(['rfc', 'business_name', 'tax_regime_id', 'cfdi_use_id', 'zip_code'] as const)
      .filter((field) => row[field] === null)
      .map((field) => ({ code: 'required', field })),
    ...(row.inherits_company_id !== null && row.inheritance_confirmed_at === null
      ? [{ code: 'inheritance_unconfirmed', field: 'inherits_company_id' }]
      : []),
  ];
}

interface Accepted {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: Row;
  readonly input: {
    readonly price_level?: number | null;
    readonly branch_id?: number | null;
    readonly salesman_id?: number | null;
    readonly tax_list_note?: string | null;
  };
}

/**
 * Makes of a prospect a company with fiscal data, address, telephone and mail, and the account of its owner, in one transaction: none of
 * it without the rest. What is inherited decides where the call says nothing.
 */
export async function acceptRegistry({ tx, actor, record, input }: Accepted) {
  const inherited = await findInherited(tx, record.inherits_company_id);
  const terms: Terms = {
    price_level: inherited?.price_level ?? input.price_level ?? 1,
    branch_id: input.branch_id ?? inherited?.branch_id ?? null,
    salesman_id: input.salesman_id ?? inherited?.salesman_id ?? null,
  };
  const note = input.tax_list_note ?? null;
  throwIfAny(await judgeListed(tx.strapi, record.rfc, note));
  await refuseWrongTerms(tx, terms);
  const companyId = await insertCompany(tx, record, terms);
  await insertBelongings(tx, record, companyId);
  const userId = await service(tx.strapi, 'people.accounts').createIn(tx, {
    email: record.email,
    name: record.name,
    paternal_surname: record.paternal_surname,
    maternal_surname: record.maternal_surname,
    role: 'distributor',
    company_id: companyId,
  });
  await recordAudit(tx, actor, {
    modelType: 'company-distributors',
    modelId: companyId,
    action: 'created',
    after: { business_name: record.business_name, rfc: record.rfc, ...terms, distributor_registry_id: record.id },
  });
  await enqueue(tx, welcomeJob, { user_id: userId }, {});
  // Accepted all the same, it is looked at as any company on the list.
  if (note !== null) await enqueue(tx, checkListed, {});
  return { company_id: companyId, user_id: userId, tax_list_note: note };
}

async function refuseWrongTerms(tx: Tx, { branch_id: branch, salesman_id: salesman }: Terms): Promise<void> {
  if (branch === null) reject('required', 'branch_id');
  if (salesman === null) reject('required', 'salesman_id');
  const isSalesman = await tx
    .trx(service(tx.strapi, 'people.accounts').holdersOf('salesman').as('holder'))
    .where({ user_id: salesman })
    .first('user_id');
  if (isSalesman === undefined) reject('no_salesman', 'salesman_id');
}

async function insertCompany(tx: Tx, record: Row, { branch_id: branchId, ...terms }: Terms): Promise<number> {
  const id = await insertRow(tx, tables.company, {
    business_name: record.business_name,
    tradename: record.tradename,
    rfc: record.rfc,
    ...terms,
    currency: 'MXN',
    company_type: record.company_type ?? 'integrator',
    status: 1,
    credit_blocked: false,
    secondary_user_markup: 0,
  });
  await tx.trx(tables.companyBranch).insert({ company_id: id, branch_id: branchId });
  return id;
}

async function insertBelongings(tx: Tx, record: Row, companyId: number): Promise<void> {
  await insertRow(tx, companyFiscalData.table, {
    company_id: companyId,
    rfc: record.rfc,
    business_name: record.business_name,
    tax_regime_id: record.tax_regime_id,
    cfdi_use_id: record.cfdi_use_id,
    zip_code: record.zip_code,
  });
  await insertRow(tx, tables.companyEmail, { company_id: companyId, email: record.email });
  const telephone = record.telephone === null ? null : (parseTelephone(record.telephone)?.number ?? record.telephone);
  if (telephone !== null)
    await insertRow(tx, tables.companyTelephone, { company_id: companyId, number: telephone, type_id: 1 });
  for (const [index, { id: _line, ...address }] of record.addresses.entries())
    await insertRow(tx, tables.companyAddress, {
      ...address,
      company_id: companyId,
      country_id: DEFAULT_COUNTRY_ID,
      receivers_name: [record.name, record.paternal_surname].filter(Boolean).join(' '),
      telephone,
      main_address: index === 0 ? 1 : 0,
      is_favorited: 0,
      is_custom_colony: 0,
      status: 1,
    });
}

interface Inherited {
  readonly price_level: number;
  readonly salesman_id: number | null;
  readonly branch_id: number | null;
}

async function findInherited(tx: Tx, companyId: number | null): Promise<Inherited | null> {
  if (companyId === null) return null;
  const knex: Knex = tx.trx;
  return (
    ((await knex(tables.company)
      .leftJoin(tables.companyBranch, `${tables.companyBranch}.company_id`, `${tables.company}.id`)
      .where(`${tables.company}.id`, companyId)
      .first('price_level', 'salesman_id', 'branch_id')) as Inherited | undefined) ?? null
  );
}
