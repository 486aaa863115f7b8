import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { recordPages } from '@mayorista/kernel/panel/records';
import { employee, holiday, jobTitle, staffJob, vacationRequest, zkFinger } from '../../shared';
import { readsAccesses, readsJobs, readsUsers, readsVacations } from './permissions';
import { pluginId } from './plugin-id';

const area = 'Personas';
const to = (path: string): string => `plugins/${pluginId}/${path}`;

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area,
      label: 'Usuarios',
      to: to('usuarios'),
      permissions: readsUsers,
      position: 10,
      page: () => import('./users/UserPages').then(({ UserPages }) => UserPages),
    });
    recordPages(app, employee, {
      area,
      position: 20,
      permissions: { read: 'employee-files.read', write: 'employees.write' },
      slots: () => import('./employees/slots').then(({ employeeSlots }) => employeeSlots),
    });
    addPage(app, {
      area,
      label: 'Organigrama',
      to: to('organigrama'),
      permissions: readsJobs,
      position: 30,
      page: () => import('./org-chart/OrgChartPage').then(({ OrgChartPage }) => OrgChartPage),
    });
    recordPages(app, staffJob, { area, position: 40, permissions: { read: 'jobs.read', write: 'jobs.write' } });
    addPage(app, {
      area,
      label: 'Mis vacaciones',
      to: to('mis-vacaciones'),
      permissions: readsVacations,
      position: 45,
      page: () => import('./vacations/MyVacationsPage').then(({ MyVacationsPage }) => MyVacationsPage),
    });
    addPage(app, {
      area,
      label: 'Calendario de vacaciones',
      to: to('calendario'),
      permissions: readsVacations,
      position: 50,
      page: () => import('./vacations/CalendarPage').then(({ CalendarPage }) => CalendarPage),
    });
    recordPages(app, vacationRequest, {
      area,
      position: 60,
      permissions: { moves: { approve: 'vacation-requests.decide', reject: 'vacation-requests.decide' } },
    });
    addPage(app, {
      area,
      label: 'Accesos',
      to: to('accesos'),
      permissions: readsAccesses,
      position: 70,
      page: () => import('./access/AccessPage').then(({ AccessPage }) => AccessPage),
    });
    recordPages(app, holiday, { area, position: 80 });
    recordPages(app, jobTitle, { area, position: 110, permissions: { read: 'job-titles.write' } });
    recordPages(app, zkFinger, { area, position: 120 });
    app.registerPlugin({ id: pluginId, name: 'Personal' });
  },
};
