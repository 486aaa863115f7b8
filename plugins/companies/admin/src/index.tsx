import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { addressBookDetail, companyAddress, companyEmail, companyTelephone, whatsappNumber } from '../../shared';

const area = 'Distribuidores';

export default {
  register(app: StrapiApp): void {
    recordPages(app, companyAddress, { area, position: 110 });
    recordPages(app, addressBookDetail, { area, position: 120 });
    recordPages(app, companyEmail, { area, position: 130 });
    recordPages(app, companyTelephone, { area, position: 140 });
    recordPages(app, whatsappNumber, { area, position: 150 });
    app.registerPlugin({ id: 'companies', name: 'Empresas' });
  },
};
