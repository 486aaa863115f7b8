import { definePlugin, demoService } from '@mayorista/kernel';
import '../../contract';
import { installers } from './installers/installer.record';
import { installerRoutes } from './installers/installer.routes';
import { messages } from './messages';
import { subscriptionPlans } from './plans/plan.record';
import { subscriptionProductsRoute } from './plans/subscription-products.route';
import { refreshOne } from './subscriptions/refresh-subscription.job';
import { refreshSubscriptions } from './subscriptions/refresh-subscriptions.job';
import { registerSubscription } from './subscriptions/register-subscription.job';
import { subscriptions } from './subscriptions/subscription.record';
import { subscriptionRoutes } from './subscriptions/subscription.routes';

export default definePlugin({
  name: 'subscriptions',
  area: ['Suscripciones', 'Suscripciones de una plataforma de monitoreo que revenden los instaladores.'],
  messages,
  records: [subscriptionPlans, installers, subscriptions],
  routes: [...installerRoutes, subscriptionProductsRoute, ...subscriptionRoutes],
  jobs: [registerSubscription, refreshOne, refreshSubscriptions],
  services: {
    'subscriptions.demo': demoService(async () => (await import('./demo/subscriptions.demo')).subscriptionsDemo),
  },
});
