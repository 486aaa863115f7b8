import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { carrier, deliveryOffice, shippingRate } from '../../shared';

export default {
  register(app: StrapiApp): void {
    // In the menu of whoever looks after them.
    recordPages(app, carrier, { area: 'Ventas', position: 150, permissions: { read: 'carriers.write' } });
    recordPages(app, deliveryOffice, {
      area: 'Ventas',
      position: 160,
      permissions: { read: 'delivery-offices.write' },
    });
    recordPages(app, shippingRate, { area: 'Ventas', position: 170, permissions: { read: 'shipping-rates.write' } });
    app.registerPlugin({ id: 'shipping', name: 'Envíos' });
  },
};
