import {
  definePlugin,
  demoService,
  on,
  registerExports,
  registerPanelChecks,
  registerWaiting,
  service,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import { cardsRefreshed } from '@mayorista/catalogue/events';
import { complianceChanged, nomRulesChanged } from '../../events';
import { certs } from './certs/cert.record';
import { certRoutes } from './certs/cert.routes';
import { certificationRoutes } from './documents/certification.routes';
import { documentRoutes } from './documents/document.routes';
import { linkRoutes } from './documents/link.routes';
import { gateService, guardPublishing, guardSales } from './gates/gate.service';
import { overrideRoutes } from './gates/override.routes';
import { saleFields } from './gates/sale-fields';
import { followRules } from './lights/follow-rules';
import { lightService } from './lights/light.service';
import { markUnstated } from './lights/mark-unstated';
import { refreshAllLightsJob, refreshLightsJob } from './lights/refresh-lights.job';
import { messages } from './messages';
import { agencyResource } from './noms/agency.resource';
import { nomResource } from './noms/nom.resource';
import { labelsOf } from './products/label-source';
import { sheetRoutes } from './products/sheet.routes';
import { tagRoutes } from './products/tag.routes';
import { reportExports } from './reports/exports';
import { reportRoutes } from './reports/report.routes';
import { followResponsibles } from './requirements/follow-responsibles';
import { requirementResource } from './requirements/requirement.resource';
import { responsibleResource } from './requirements/responsible.resource';
import { responsibleRoutes } from './requirements/responsible.routes';
import { statementRoutes } from './requirements/statement.routes';
import { fractionResource } from './tariffs/fraction.resource';
import { taskRoutes } from './tasks/task.routes';
import { waitingPapers } from './tasks/waiting-papers';
import { watchExpiriesJob } from './tasks/watch-expiries.job';

export default definePlugin({
  name: 'compliance',
  area: ['Cumplimiento NOM', 'Normas, certificados y dictámenes de los productos, y lo que dejan vender.'],
  messages,
  records: [certs],
  histories: [
    { type: 'nom-products', needs: 'nom-products.read' },
    { type: 'nom-documents', needs: 'nom-documents.read' },
    { type: 'nom-tasks', needs: 'nom-tasks.read' },
  ],
  resources: [nomResource, requirementResource, responsibleResource, agencyResource, fractionResource],
  routes: [
    ...responsibleRoutes,
    ...documentRoutes,
    ...linkRoutes,
    ...certificationRoutes,
    ...certRoutes,
    ...sheetRoutes,
    ...tagRoutes,
    ...statementRoutes,
    ...overrideRoutes,
    ...reportRoutes,
    ...taskRoutes,
  ],
  services: {
    'compliance.lights': lightService,
    'compliance.gates': gateService,
    'compliance.demo': demoService(async () => (await import('./demo/compliance.demo')).complianceDemo),
  },
  jobs: [refreshLightsJob, refreshAllLightsJob, watchExpiriesJob],
  subscriptions: [
    on(cardsRefreshed, refreshLightsJob, ({ ids }) => ({ ids })),
    on(complianceChanged, refreshLightsJob, ({ product_ids }) => ({ ids: product_ids })),
    on(nomRulesChanged, refreshAllLightsJob, () => ({})),
  ],
  register: (deps) => {
    followRules(deps);
    followResponsibles(deps);
    registerExports(deps.strapi, reportExports);
    registerWaiting(deps.strapi, waitingPapers);
    registerPanelChecks(deps.strapi, [nomResource, requirementResource, agencyResource, fractionResource]);
  },
  bootstrap: async ({ strapi }) => {
    await markUnstated(strapi);
    guardPublishing(strapi);
    guardSales(strapi);
    service(strapi, 'listings.cards').addFields(saleFields(strapi));
    service(strapi, 'catalogue.labels').useLabels(labelsOf(strapi));
  },
});
