import type { StrapiApp } from '@strapi/strapi/admin';

export default {
  config: { locales: ['es'] },
  bootstrap(_app: StrapiApp) {},
};
