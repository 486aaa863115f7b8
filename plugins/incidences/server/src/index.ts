import { definePlugin, demoService, service } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import { commentRoutes } from './comments/comment.routes';
import { showIncidencesOfCompanies } from './incidences/company-incidences';
import { partiesOf } from './incidences/parties';
import { incidences } from './incidences/incidence.record';
import { reportIncidence } from './incidences/report-incidence.route';
import { ensureLists } from './lists/ensure-lists';
import { incidenceDepartments } from './lists/incidence-department.record';
import { incidenceTypes } from './lists/incidence-type.record';
import { messages } from './messages';
import { incidenceOfficesRoute } from './offices/delivery-offices.route';
import { warrantyRoute } from './warranty/warranty.route';

export default definePlugin({
  name: 'incidences',
  area: ['Incidencias y garantías', 'Reportes de lo que llegó mal o falló, hasta su resolución.'],
  messages,
  records: [incidences, incidenceTypes, incidenceDepartments],
  routes: [reportIncidence, ...commentRoutes, incidenceOfficesRoute, warrantyRoute],
  services: {
    'incidences.incidences': ({ strapi }) => ({
      partiesOf: (knex, incidenceId) => partiesOf(strapi, knex, incidenceId),
    }),
    'incidences.demo': demoService(async () => (await import('./demo/incidences.demo')).incidencesDemo),
  },
  bootstrap: async ({ strapi }) => {
    await ensureLists(strapi);
    showIncidencesOfCompanies(strapi);
    service(strapi, 'inventory.stock').nameReferences('incidence', (ids) =>
      Promise.resolve(new Map(ids.map((id) => [id, `Incidencia ${id}`]))),
    );
  },
});
