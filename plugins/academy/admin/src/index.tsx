import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { courseCategory, studentGrade, training, universityStudent } from '../../shared';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    recordPages(app, training, {
      area: 'Marketing',
      position: 80,
      slots: () => import('./trainings/slots').then(({ trainingSlots }) => trainingSlots),
    });
    recordPages(app, courseCategory, { area: 'Marketing', position: 90 });
    recordPages(app, universityStudent, { area: 'Distribuidores', position: 80 });
    recordPages(app, studentGrade, { area: 'Distribuidores', position: 90 });
    app.registerPlugin({ id: pluginId, name: 'Universidad' });
  },
};
