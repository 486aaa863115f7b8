import { definePlugin, demoService } from '@mayorista/kernel';
import { messages } from './messages';
import { tellIncidenceNews, tellMessageNews, tellOrderNews, tellReviewNews } from './news/news.jobs';
import { planPush } from './pushes/plan-push';
import { sendPush } from './pushes/send-push';
import { subscriptionRoutes } from './pushes/subscription.routes';
import { receivedRoutes } from './received/received.routes';
import { tell } from './sendings/give-notice';
import { sendingRoutes } from './sendings/sending.routes';
import { subscriptions } from './subscriptions';

export default definePlugin({
  name: 'notifications',
  area: ['Avisos', 'Avisos para las personas, en la tienda y en su navegador.'],
  messages,
  histories: [{ type: 'push-notifications', needs: 'push-notifications.read' }],
  routes: [...receivedRoutes, ...subscriptionRoutes, ...sendingRoutes],
  jobs: [planPush, sendPush, tellOrderNews, tellReviewNews, tellMessageNews, tellIncidenceNews],
  subscriptions,
  services: {
    'notifications.notices': () => ({ tell }),
    'notifications.demo': demoService(async () => (await import('./demo/notifications.demo')).notificationsDemo),
  },
});
