import { getKnex, service, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import type { ReferenceNames } from '@mayorista/inventory/contract';
import '@mayorista/people/contract';
import { tables } from '../uids';

interface Cart {
  readonly id: number;
  readonly user_id: number;
}

/** Whoever keeps the stock reads whose cart holds pieces while its owner pays. */
export const registerCartLabels = (strapi: Core.Strapi): void =>
  service(strapi, 'inventory.stock').nameReferences('cart', ownersOf(strapi));

const ownersOf =
  (strapi: Core.Strapi): ReferenceNames =>
  async (ids) => {
    const carts = (await getKnex(strapi)(tables.cart).whereIn('id', ids.map(Number)).select('id', 'user_id')) as Cart[];
    const people = await service(strapi, 'people.users').ofIds(carts.map(({ user_id: id }) => id));
    const owners = carts.flatMap(({ id, user_id: userId }) => {
      const owner = people.find((person) => person.id === userId);
      return owner === undefined ? [] : [{ ...owner, id }];
    });
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
