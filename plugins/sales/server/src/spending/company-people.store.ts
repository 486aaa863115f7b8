import { service, type Core } from '@mayorista/kernel';
import '@mayorista/people/contract';

/** Lists the people of a company who approve: those who are no secondary users. */
export async function ownersOf(strapi: Core.Strapi, companyId: number): Promise<number[]> {
  const roles = await service(strapi, 'people.users').rolesOfCompany(companyId);
  return [...roles].flatMap(([id, types]) =>
    types.includes('distributor') && !types.includes('secondary_user') ? [id] : [],
  );
}
