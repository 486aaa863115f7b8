import type { StrapiApp } from '@strapi/strapi/admin';
import { needing } from '@mayorista/kernel/panel';
import { addPage } from '@mayorista/kernel/panel/areas';
import { recordPages } from '@mayorista/kernel/panel/records';
import { creditLine, paymentOption } from '../../shared';

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Ventas',
      label: 'Crédito y monedero',
      to: 'plugins/payments/saldos',
      permissions: needing('company-ledgers.read'),
      position: 80,
      page: () => import('./pages/ledgers').then(({ LedgersPage }) => LedgersPage),
    });
    recordPages(app, creditLine, { area: 'Ventas', position: 130 });
    recordPages(app, paymentOption, {
      area: 'Ventas',
      position: 140,
      permissions: { read: 'payment-options.write' },
    });
    app.registerPlugin({ id: 'payments', name: 'Pagos' });
  },
};
