import type { StrapiApp } from '@strapi/strapi/admin';
import { PasswordLinkPanel } from './panels/PasswordLinkPanel';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
}

export default {
  register(app: StrapiApp): void {
    app.registerPlugin({ id: 'people', name: 'Personas' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([PasswordLinkPanel]);
  },
};
