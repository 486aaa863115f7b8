import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { userDocument } from '../../shared';
import { EmailChangePanel } from './panels/EmailChangePanel';
import { PasswordLinkPanel } from './panels/PasswordLinkPanel';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

export default {
  register(app: StrapiApp): void {
    // The list shows what expires first.
    recordPages(app, userDocument, { area: 'Personas', position: 75 });
    app.registerPlugin({ id: 'people', name: 'Personas' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([EmailChangePanel, PasswordLinkPanel]);
  },
};
