import { isOfTheHouse } from '@mayorista/config';
import { recordOfResource, type Actor, type RecordType } from '@mayorista/kernel';
import { companyResource } from './companies/company.resource';

const find = recordOfResource(companyResource);

/** Documents and comments of a distributor company. Its own people see its documents, and no other company at all. */
export const recordTypes: readonly RecordType[] = [
  {
    type: 'company',
    auditedAs: companyResource.noun,
    comments: { read: 'companies.read', write: 'companies.read' },
    documents: { read: 'company-documents.read', write: 'company-documents.write' },
    async find(strapi, actor, id) {
      const company = await find(strapi, actor, id);
      return company === null || !mayLookAt(actor, Number(company.id))
        ? null
        : { ...company, companyId: Number(company.id) };
    },
  },
];

/** People who belong to a company look at that one alone; customers without one, at none. */
function mayLookAt(actor: Actor, companyId: number): boolean {
  if (actor.companyId !== null) return actor.companyId === companyId;
  return actor.kind !== 'person' || isOfTheHouse(actor.roles);
}
