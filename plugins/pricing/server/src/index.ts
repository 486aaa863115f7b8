import { definePlugin, demoService, isAllowed, registerSetupSteps, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import { showDiscountsOfCompanies } from './company-discounts/discounts-of-company';
import { messages } from './messages';
import { priceFields, priceScale } from './prices/card-price-fields';
import { promoFilter } from './prices/card-promo-filter';
import { priceService } from './prices/price.service';
import { specialBrandDiscounts } from './brand-discounts/special-brand-discount.record';
import { specialBrandDiscountRoutes } from './brand-discounts/special-brand-discounts.routes';
import { companyDiscounts } from './company-discounts/company-discount.record';
import { listCompanyDiscounts } from './company-discounts/list-company-discounts.route';
import { typeDiscountRoutes } from './company-discounts/type-discounts.routes';
import { concede } from './giving/concede';
import { concessions } from './giving/concession.record';
import { discountLimits, ensureDiscountLimits } from './giving/discount-limit.record';
import { judgeBasePrice } from './giving/judge-prices';
import { limitOf } from './giving/limit-of';
import { applyMassiveDiscountJob } from './massive-discounts/apply-massive-discount.job';
import { massiveDiscountRoutes } from './massive-discounts/massive-discounts.routes';
import { offersAuditedAs } from './offers/offer-history';
import { productPromosRoutes, promosOf } from './offers/product-promos.routes';
import { explainPrice } from './prices/explain-price.route';
import { priceHistory } from './prices/price-history.route';
import { listSubscriptionPrices } from './subscription-prices/list-subscription-prices.route';
import { subscriptionPriceService } from './subscription-prices/subscription-price.service';
import { rateRoutes } from './rates/rate.routes';
import { rateSteps } from './rates/rate.steps';
import { rateService } from './rates/rate.service';

export default definePlugin({
  name: 'pricing',
  area: ['Precios', 'Descuentos, promociones, tipos de cambio y el porqué de cada precio.'],
  messages,
  records: [specialBrandDiscounts, companyDiscounts, discountLimits, concessions],
  histories: [
    { type: offersAuditedAs, needs: 'promos.read' },
    { type: 'distributor-type-discount-configs', needs: 'company-discounts.read' },
    { type: 'commercial-exchange-rates', needs: 'exchange-rates.read' },
    { type: 'subscription-exchange-rates', needs: 'exchange-rates.read' },
  ],
  routes: [
    ...rateRoutes,
    ...productPromosRoutes,
    ...massiveDiscountRoutes,
    ...specialBrandDiscountRoutes,
    listCompanyDiscounts,
    ...typeDiscountRoutes,
    listSubscriptionPrices,
    explainPrice,
    priceHistory,
  ],
  jobs: [applyMassiveDiscountJob],
  services: {
    'pricing.giving': () => ({ limitOf, concede }),
    'catalogue.price-judge': () => ({ judge: judgeBasePrice }),
    'pricing.prices': priceService,
    'pricing.rates': rateService,
    'pricing.subscription-prices': subscriptionPriceService,
    'pricing.demo': demoService(async () => (await import('./demo/pricing.demo')).pricingDemo),
  },
  register: ({ strapi }) => registerSetupSteps(strapi, rateSteps),
  bootstrap: async ({ strapi }) => {
    await ensureDiscountLimits(strapi);
    showDiscountsOfCompanies(strapi);
    const cards = service(strapi, 'listings.cards');
    cards.addFields(priceFields(strapi));
    cards.usePriceScale(priceScale(strapi));
    cards.usePromoFilter(promoFilter(strapi));
    // GET /products/{id}?show_discounts: of who may not read them, nothing.
    service(strapi, 'catalogue.products').addRelation('show_discounts', (_strapi, id, _locale, actor) =>
      isAllowed(actor, 'promos.read') ? promosOf(strapi, id) : Promise.resolve(null),
    );
  },
});
