import { service, throwIfAny, type Actor, type Core, type FieldError } from '@mayorista/kernel';
import '../../../contract';
import { refusalToBuy } from '../../../shared';

/**
 * Says why nothing is bought, and nobody let in, for a company now: it is deactivated. Nothing against who acts for no company, and for one
 * that is not there, which its own call tells.
 */
export async function judgeBuying(strapi: Core.Strapi, companyId: number | null): Promise<FieldError[]> {
  const company = companyId === null ? null : await service(strapi, 'companies.companies').find(companyId);
  return company !== null && refusalToBuy(company) !== null ? [{ code: 'company_inactive' }] : [];
}

/** Throws ValidationError for who acts for a deactivated company. */
export const refuseInactive = async (strapi: Core.Strapi, { companyId }: Actor): Promise<void> =>
  throwIfAny(await judgeBuying(strapi, companyId));
