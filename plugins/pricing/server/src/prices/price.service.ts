import { service, type Actor, type Currency, type Deps } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Buyer, Price, PriceQuestion, PriceService } from '../../../contract';
import { priceOf } from './price.rules';

/** Prices for whoever asks (design 5). */
export const priceService = ({ strapi }: Deps): PriceService => ({
  async buyerOf(actor, currency) {
    if (actor.kind === 'public') return null;
    const company = actor.companyId === null ? null : await service(strapi, 'companies.companies').find(actor.companyId);
    const isSecondary = actor.roles.includes('secondary_user');
    return {
      kind: kindOf(actor, isSecondary),
      priceLevel: company?.priceLevel ?? 1,
      markup: isSecondary ? (company?.secondaryMarkup ?? '0') : null,
      currency: currency ?? company?.currency ?? defaultCurrency,
    };
  },
  forBuyer: async (buyer, questions) => answers(buyer, questions, await service(strapi, 'pricing.rates').current('commercial')),
  forBuyerIn: async (tx, buyer, questions) => answers(buyer, questions, await service(strapi, 'pricing.rates').currentIn(tx, 'commercial')),
});

const answers = (buyer: Buyer, questions: readonly PriceQuestion[], rate: string): Price[] =>
  questions.map(({ product, quantity, gradePercent }) => priceOf({ product, quantity, buyer, rate, gradePercent }));

const defaultCurrency: Currency = 'MXN';

function kindOf(actor: Actor, isSecondary: boolean): Buyer['kind'] {
  if (isSecondary) return 'secondary';
  return actor.companyId === null ? 'staff' : 'distributor';
}
