import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { needing } from '@mayorista/kernel/panel';
import { recordPages } from '@mayorista/kernel/panel/records';
import {
  addressBookDetail,
  companyAddress,
  companyChange,
  companyDocument,
  companyEmail,
  companyTelephone,
  contactMessage,
  distributorRegistry,
  franchiseMigration,
  impersonation,
  registrationQuestion,
  taxAlert,
  whatsappNumber,
} from '@mayorista/companies/shared';

const area = 'Distribuidores';
const authorize = 'company-documents.authorize';

/** Lists stand in the menu of whoever looks after them; others find them on the company's own page. */
export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area,
      label: 'Empresas de un vistazo',
      to: 'plugins/companies/empresas',
      permissions: needing('distributors.read'),
      position: 10,
      page: () => import('./pages/CompaniesPage').then(({ CompaniesPage }) => CompaniesPage),
    });
    addPage(app, {
      area,
      label: 'Tablero de prospectos',
      to: 'plugins/companies/tablero',
      permissions: needing('distributor-registries.read'),
      position: 20,
      page: () => import('./pages/BoardPage').then(({ BoardPage }) => BoardPage),
    });
    recordPages(app, distributorRegistry, {
      area,
      position: 30,
      isBegunElsewhere: true,
      permissions: { moves: { accept: 'distributor-registries.accept' } },
      slots: () => import('./prospects/slots').then(({ prospectSlots }) => prospectSlots),
    });
    recordPages(app, companyDocument, {
      area,
      position: 40,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
      permissions: { read: authorize, write: authorize, moves: { authorize, reject: authorize } },
      slots: () => import('./documents/slots').then(({ documentSlots }) => documentSlots),
    });
    recordPages(app, companyChange, {
      area,
      position: 50,
      isBegunElsewhere: true,
      permissions: { read: 'company-changes.write' },
    });
    recordPages(app, contactMessage, { area, position: 60, isBegunElsewhere: true });
    recordPages(app, companyAddress, {
      area,
      position: 110,
      permissions: { read: 'company-addresses.write' },
      slots: () => import('./contacts/slots').then(({ addressSlots }) => addressSlots),
    });
    recordPages(app, addressBookDetail, {
      area,
      position: 120,
      permissions: { read: 'address-book-details.write' },
      slots: () => import('./contacts/slots').then(({ addressBookSlots }) => addressBookSlots),
    });
    recordPages(app, companyEmail, {
      area,
      position: 130,
      permissions: { read: 'company-emails.write' },
      slots: () => import('./contacts/slots').then(({ emailSlots }) => emailSlots),
    });
    recordPages(app, companyTelephone, {
      area,
      position: 140,
      permissions: { read: 'company-telephones.write' },
      slots: () => import('./contacts/slots').then(({ telephoneSlots }) => telephoneSlots),
    });
    recordPages(app, whatsappNumber, {
      area,
      position: 150,
      permissions: { read: 'distributor-whatsapp-numbers.write' },
      slots: () => import('./contacts/slots').then(({ whatsappSlots }) => whatsappSlots),
    });
    recordPages(app, taxAlert, {
      area,
      position: 55,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
      permissions: { read: 'tax-alerts.write' },
      slots: () => import('./tax-alerts/slots').then(({ taxAlertSlots }) => taxAlertSlots),
    });
    recordPages(app, franchiseMigration, { area, position: 160 });
    recordPages(app, impersonation, {
      area,
      position: 170,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
      slots: () => import('./impersonations/slots').then(({ impersonationSlots }) => impersonationSlots),
    });
    recordPages(app, registrationQuestion, {
      area: 'Marketing',
      position: 90,
      permissions: { read: 'registration-questions.write' },
    });
    app.registerPlugin({ id: 'companies-desk', name: 'Empresas' });
  },
};
