import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { incidence, incidenceDepartment, incidenceType } from '../../shared';

const [judge, receive, resolve] = ['incidences.judge', 'incidences.receive', 'incidences.resolve'];

export default {
  register(app: StrapiApp): void {
    recordPages(app, incidence, {
      area: 'Atención',
      position: 10,
      permissions: { moves: { review: judge, accept: judge, refuse: judge, receive, resolve, close: judge } },
      slots: () => import('./incidences/slots').then(({ incidenceSlots }) => incidenceSlots),
    });
    recordPages(app, incidenceType, {
      area: 'Atención',
      position: 110,
      permissions: { read: 'incidence-types.write' },
    });
    recordPages(app, incidenceDepartment, {
      area: 'Atención',
      position: 120,
      permissions: { read: 'incidence-departments.write' },
    });
    app.registerPlugin({ id: 'incidences', name: 'Incidencias' });
  },
};
