import { getKnex, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import type { ReferenceNames } from '@mayorista/inventory/contract';
import { tables } from '../uids';

interface Owner {
  readonly id: number;
  readonly email: string;
  readonly company_id: number | null;
}

/** Whoever keeps the stock reads whose cart holds pieces while its owner pays. */
export const registerCartLabels = (strapi: Core.Strapi): void =>
  service(strapi, 'inventory.stock').nameReferences('cart', ownersOf(strapi));

const ownersOf =
  (strapi: Core.Strapi): ReferenceNames =>
  async (ids) => {
    const owners = (await getKnex(strapi)(`${tables.cart} as c`)
      .join('up_users as u', 'u.id', 'c.user_id')
      .whereIn('c.id', ids.map(Number))
      .select('c.id', 'u.email', 'u.company_id')) as Owner[];
    const companies = service(strapi, 'companies.companies');
    return new Map(
      await Promise.all(
        owners.map(async ({ id, email, company_id: companyId }) => {
          const company = companyId === null ? null : await companies.find(companyId);
          const who = company === null ? email : `${company.businessName} (${email})`;
          return [String(id), `Carrito de ${who}`] as const;
        }),
      ),
    );
  };
