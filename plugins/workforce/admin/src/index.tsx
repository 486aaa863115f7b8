import type { StrapiApp } from '@strapi/strapi/admin';
import { recordPages } from '@mayorista/kernel/panel/records';
import { holiday, jobTitle, staffJob, vacationRequest, zkFinger } from '../../shared';

const area = 'Personas';

export default {
  register(app: StrapiApp): void {
    recordPages(app, vacationRequest, {
      area,
      position: 60,
      permissions: {
        read: 'vacation-requests.read',
        moves: { approve: 'vacation-requests.decide', reject: 'vacation-requests.decide' },
      },
    });
    recordPages(app, staffJob, { area, position: 40, permissions: { read: 'jobs.read', write: 'jobs.write' } });
    recordPages(app, jobTitle, { area, position: 110, permissions: { read: 'job-titles.write' } });
    recordPages(app, holiday, { area, position: 80 });
    recordPages(app, zkFinger, { area, position: 120 });
    app.registerPlugin({ id: 'workforce', name: 'Personal' });
  },
};
