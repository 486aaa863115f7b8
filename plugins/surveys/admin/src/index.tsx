import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { survey, surveyCategory, surveyResponse } from '../../shared';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    recordPages(app, survey, {
      area: 'Marketing',
      position: 92,
      slots: () => import('./surveys/slots').then(({ surveySlots }) => surveySlots),
    });
    recordPages(app, surveyCategory, { area: 'Marketing', position: 96 });
    recordPages(app, surveyResponse, {
      area: 'Marketing',
      position: 94,
      isBegunElsewhere: true,
      isChangedElsewhere: true,
    });
    app.registerPlugin({ id: pluginId, name: 'Encuestas' });
  },
};
