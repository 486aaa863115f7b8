import { createStrapi } from '@strapi/strapi';

void createStrapi({ appDir: __dirname, distDir: __dirname, autoReload: false, serveAdminPanel: false }).start();
