import { ForbiddenError, getKnex, NotFoundError, reject, service, type Actor, type Core } from '@mayorista/kernel';
import { isOfTheHouse } from '@mayorista/config';
import '@mayorista/companies/contract';

/** Buyers read their own company's ledger; a salesman those of companies they attend; other staff any. */
export async function readableCompany(strapi: Core.Strapi, actor: Actor, named: number | undefined): Promise<number> {
  if (actor.kind === 'person' && !isOfTheHouse(actor.roles)) return ownCompany(actor, named);
  if (named === undefined) return reject('required', 'company_id');
  if (!(await isAttended(strapi, actor, named))) throw new NotFoundError();
  if ((await service(strapi, 'companies.companies').find(named)) === null) throw new NotFoundError();
  return named;
}

function ownCompany({ roles, companyId }: Actor, named: number | undefined): number {
  if (roles.includes('secondary_user') || companyId === null) throw new ForbiddenError();
  if (named !== undefined && named !== companyId) throw new NotFoundError();
  return companyId;
}

/** A salesman attends some companies, whoever else of the house asks may ask for any. */
async function isAttended(strapi: Core.Strapi, { kind, id, roles }: Actor, companyId: number): Promise<boolean> {
  if (kind !== 'person' || !roles.includes('salesman') || id === null) return true;
  const knex = getKnex(strapi);
  const attended = service(strapi, 'companies.companies').attendedBy(knex, id);
  const rows = (await knex.from(attended.as('attended')).where({ id: companyId }).select('id')) as unknown[];
  return rows.length > 0;
}
