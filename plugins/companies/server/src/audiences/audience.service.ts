import { service, type Deps } from '@mayorista/kernel';
import type { AudienceService } from '../../../contract';
import { audienceOf, buysForCompany } from './audience.rules';

export const audienceService = ({ strapi }: Deps): AudienceService => ({
  async of(actor) {
    const isBuyer = buysForCompany(actor);
    return audienceOf(actor, isBuyer ? await service(strapi, 'companies.companies').find(actor.companyId) : null);
  },
  async ofIn(tx, actor) {
    const isBuyer = buysForCompany(actor);
    return audienceOf(actor, isBuyer ? await service(strapi, 'companies.companies').findIn(tx, actor.companyId) : null);
  },
});
