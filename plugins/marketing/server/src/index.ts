import { definePlugin, demoService } from '@mayorista/kernel';
import { navButtonResource } from './buttons/nav-button.resource';
import { followCampaigns } from './follow-campaigns';
import { guardLandings } from './landings/guard-landings';
import { landingResource } from './landings/landing.resource';
import { landingRoutes } from './landings/landing.routes';
import { messages } from './messages';
import { storeStandingRoute } from './store/store-standing.route';
import { storeRoutes } from './store/store.routes';
import { profilePromoResource } from './profile-promos/profile-promo.resource';
import { submissionResource } from './submissions/submission.resource';
import { submissionRoutes } from './submissions/submission.routes';

export default definePlugin({
  name: 'marketing',
  area: ['Marketing', 'Landings, promociones, botones y avisos emergentes de la tienda.'],
  messages,
  histories: [{ type: 'landings', needs: 'landings.read' }],
  resources: [landingResource, navButtonResource, profilePromoResource, submissionResource],
  routes: [storeStandingRoute, ...landingRoutes, ...storeRoutes, ...submissionRoutes],
  services: { 'marketing.demo': demoService(async () => (await import('./demo/marketing.demo')).marketingDemo) },
  register: (deps) => {
    guardLandings(deps);
    followCampaigns(deps);
  },
});
