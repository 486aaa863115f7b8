import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { bank } from '../../shared';

export default {
  register(app: StrapiApp): void {
    recordPages(app, bank, { area: 'Ventas', position: 100, permissions: { read: 'banks.write' } });
    app.registerPlugin({ id: 'reference', name: 'Datos de referencia' });
  },
};
