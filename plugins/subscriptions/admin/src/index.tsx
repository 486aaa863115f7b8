import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { acobaInstaller, acobaSubscription, subscriptionPlan } from '../../shared';

export default {
  register(app: StrapiApp): void {
    recordPages(app, acobaSubscription, {
      area: 'Ventas',
      position: 140,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
      slots: () => import('./subscriptions/slots').then(({ subscriptionSlots }) => subscriptionSlots),
    });
    recordPages(app, subscriptionPlan, { area: 'Precios', position: 80 });
    recordPages(app, acobaInstaller, {
      area: 'Distribuidores',
      position: 170,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
    });
    app.registerPlugin({ id: 'subscriptions', name: 'Suscripciones' });
  },
};
