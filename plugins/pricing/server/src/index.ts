import { definePlugin, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { pricingDemo } from './demo/pricing.demo';
import { messages } from './messages';
import { priceFields, priceScale } from './prices/card-price-fields';
import { priceService } from './prices/price.service';
import { rateRoutes } from './rates/rate.routes';
import { rateService } from './rates/rate.service';

export default definePlugin({
  name: 'pricing',
  messages,
  routes: rateRoutes,
  services: { 'pricing.prices': priceService, 'pricing.rates': rateService, 'pricing.demo': pricingDemo },
  bootstrap: ({ strapi }) => {
    const cards = service(strapi, 'catalogue.cards');
    cards.addFields(priceFields(strapi));
    cards.usePriceScale(priceScale(strapi));
  },
});
