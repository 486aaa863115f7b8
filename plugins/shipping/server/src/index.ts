import { definePlugin, demoService } from '@mayorista/kernel';
import { carriers } from './carriers/carrier.record';
import { messages } from './messages';
import { deliveryOffices } from './offices/delivery-office.record';
import { deliveryOptionService } from './offices/delivery-options.service';
import { shippingCostService } from './rates/shipping-cost.service';
import { shippingRates } from './rates/shipping-rate.record';
import { ensureRates } from './rates/shipping-rate.store';
import { deliveryTrackRoute } from './tracking/delivery-track.route';
import { trackingService } from './tracking/tracking.service';

export default definePlugin({
  name: 'shipping',
  area: ['Envíos', 'Paqueterías, oficinas y tarifas.'],
  messages,
  records: [carriers, deliveryOffices, shippingRates],
  routes: [deliveryTrackRoute],
  services: {
    'shipping.costs': shippingCostService,
    'shipping.options': deliveryOptionService,
    'shipping.tracking': trackingService,
    'shipping.demo': demoService(async () => (await import('./demo/shipping.demo')).shippingDemo),
  },
  bootstrap: ({ strapi }) => ensureRates(strapi),
});
