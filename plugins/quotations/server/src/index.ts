import { definePlugin, demoService, on } from '@mayorista/kernel';
import '../../contract';
import { quotationStatusChanged } from '../../events';
import { downloadRoutes } from './downloads/download.routes';
import { externalDatas } from './external/external.record';
import { externalRoutes } from './external/external.routes';
import { expireQuotations } from './expiry/expire.job';
import { importCalculator } from './imports/import-calculator.route';
import { mailRoutes } from './mails/mail.routes';
import { tellStatus } from './mails/tell-status.job';
import { messages } from './messages';
import { previewQuotation } from './quotations/preview-quotation.route';
import { servedQuotations } from './quotations/quotation.routes';
import { showQuotationsOfCompanies } from './quotations/company-quotations';
import { quotationVersions } from './versions/version.record';

export default definePlugin({
  name: 'quotations',
  area: ['Cotizaciones', 'Cotizaciones de los distribuidores, sus versiones y descargas.'],
  messages,
  records: [servedQuotations, quotationVersions, { ...externalDatas, routes: [] }],
  routes: [previewQuotation, ...downloadRoutes, ...mailRoutes, importCalculator, ...externalRoutes],
  jobs: [tellStatus, expireQuotations],
  subscriptions: [
    on(quotationStatusChanged, tellStatus, (payload) => (payload.status === 'borrador' ? null : payload)),
  ],
  bootstrap: ({ strapi }) => showQuotationsOfCompanies(strapi),
  services: {
    'quotations.demo': demoService(async () => (await import('./demo/quotations.demo')).quotationsDemo),
  },
});
