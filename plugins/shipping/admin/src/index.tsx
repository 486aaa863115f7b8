import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { carrier, deliveryOffice, shippingRate } from '../../shared';

export default {
  register(app: StrapiApp): void {
    recordPages(app, carrier, { area: 'Ventas', position: 150 });
    recordPages(app, deliveryOffice, { area: 'Ventas', position: 160 });
    recordPages(app, shippingRate, { area: 'Ventas', position: 170 });
    app.registerPlugin({ id: 'shipping', name: 'Envíos' });
  },
};
