import { findableOfResource, isAllowed, type Core, type Findable } from '@mayorista/kernel';
import { uids } from '../uids';
import { companyResource } from './company.resource';

/** Companies, by their names and RFC; a hit opens all of one at a glance, or its form for who has no such page. */
export const findableCompanies = (strapi: Core.Strapi): Findable =>
  findableOfResource(strapi, {
    definition: companyResource.definition,
    found: {
      key: 'companies',
      label: ['Empresa', 'empresas'],
      words: ['cliente', 'clientes', 'distribuidor', 'distribuidora'],
      keys: [{ column: 'rfc', by: 'code' }],
      show: async ({ actor }, rows) =>
        rows.map((row) => ({
          id: Number(row.id),
          title: String(row.business_name),
          detail: [row.tradename, row.rfc].filter(Boolean).join(' · '),
          to: isAllowed(actor, 'distributors.read')
            ? `/plugins/companies/empresas/${String(row.id)}`
            : `/content-manager/collection-types/${uids.company}/${String(row.document_id)}`,
        })),
    },
  });
