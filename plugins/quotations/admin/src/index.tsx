import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { distributorQuotation } from '../../shared';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    recordPages(app, distributorQuotation, {
      area: 'Ventas',
      position: 20,
      slots: () => import('./quotations/slots').then(({ quotationSlots }) => quotationSlots),
    });
    app.registerPlugin({ id: pluginId, name: 'Cotizaciones' });
  },
};
