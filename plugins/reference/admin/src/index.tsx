import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { bank, listedTaxpayer, officialRate } from '../../shared';

export default {
  register(app: StrapiApp): void {
    recordPages(app, bank, { area: 'Ventas', position: 100, permissions: { read: 'banks.write' } });
    recordPages(app, officialRate, {
      area: 'Ventas',
      position: 110,
      slots: () => import('./official-rates/slots').then(({ officialRateSlots }) => officialRateSlots),
    });
    recordPages(app, listedTaxpayer, {
      area: 'Distribuidores',
      position: 180,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
      slots: () => import('./listed-taxpayers/slots').then(({ listedTaxpayerSlots }) => listedTaxpayerSlots),
    });
    app.registerPlugin({ id: 'reference', name: 'Datos de referencia' });
  },
};
