import { storeRoles } from '@mayorista/config';
import { service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import type { Audience } from './audience.fields';

/** As in the panel's form. */
const typeLabels: Readonly<Record<string, string>> = {
  integrator: 'Integradores',
  reseller: 'Revendedores',
  installer: 'Instaladores',
  retailer: 'Minoristas',
  government: 'Gobierno',
};
const roleName = (type: string): string => storeRoles.find((role) => role.type === type)?.name ?? type;

const SHOWN_COMPANIES = 3;

/** Whom a notice is for, in the words that stay in the list of sent ones. */
export async function audienceLabel(strapi: Core.Strapi, audience: Audience): Promise<string> {
  switch (audience.kind) {
    case 'distributors':
      return 'Todos los distribuidores';
    case 'company_type':
      return `Distribuidores: ${typeLabels[audience.company_type] ?? audience.company_type}`;
    case 'companies':
      return companiesLabel(strapi, audience.company_ids);
    case 'branch': {
      const branch = await service(strapi, 'inventory.branches').find(audience.branch_id);
      return `Distribuidores de ${branch?.name ?? `la sucursal ${audience.branch_id}`}`;
    }
    case 'roles':
      return `Función: ${audience.roles.map(roleName).join(', ')}`;
    case 'people':
      return audience.user_ids.length === 1 ? 'Una persona' : `${audience.user_ids.length} personas elegidas`;
  }
}

async function companiesLabel(strapi: Core.Strapi, ids: readonly number[]): Promise<string> {
  const companies = service(strapi, 'companies.companies');
  const found = await Promise.all(ids.slice(0, SHOWN_COMPANIES).map((id) => companies.find(id)));
  const names = found.flatMap((company) => company?.businessName ?? []).join(', ');
  return ids.length > SHOWN_COMPANIES ? `${names} y ${ids.length - SHOWN_COMPANIES} más` : names;
}
