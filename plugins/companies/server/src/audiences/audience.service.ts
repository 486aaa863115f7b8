import { service, type Deps } from '@mayorista/kernel';
import type { AudienceService } from '../../../contract';
import { audienceOf, buysForCompany } from './decide-audience';

export const audienceService = ({ strapi }: Deps): AudienceService => ({
  async of(actor) {
    const isBuyer = buysForCompany(actor);
    return audienceOf(actor, isBuyer ? await service(strapi, 'companies.companies').find(actor.companyId) : null);
  },
});
