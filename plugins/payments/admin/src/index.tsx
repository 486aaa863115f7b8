import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { creditLine, paymentOption } from '../../shared';

export default {
  register(app: StrapiApp): void {
    recordPages(app, creditLine, { area: 'Ventas', position: 130 });
    recordPages(app, paymentOption, { area: 'Ventas', position: 140 });
    app.registerPlugin({ id: 'payments', name: 'Pagos' });
  },
};
