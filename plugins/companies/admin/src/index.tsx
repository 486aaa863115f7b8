import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { addressBookDetail, companyAddress, companyEmail, companyTelephone, whatsappNumber } from '../../shared';

const area = 'Distribuidores';

/** Lists stand in the menu of whoever looks after them; others find them on the company's own page. */
export default {
  register(app: StrapiApp): void {
    recordPages(app, companyAddress, { area, position: 110, permissions: { read: 'company-addresses.write' } });
    recordPages(app, addressBookDetail, { area, position: 120, permissions: { read: 'address-book-details.write' } });
    recordPages(app, companyEmail, { area, position: 130, permissions: { read: 'company-emails.write' } });
    recordPages(app, companyTelephone, { area, position: 140, permissions: { read: 'company-telephones.write' } });
    recordPages(app, whatsappNumber, {
      area,
      position: 150,
      permissions: { read: 'distributor-whatsapp-numbers.write' },
    });
    app.registerPlugin({ id: 'companies', name: 'Empresas' });
  },
};
