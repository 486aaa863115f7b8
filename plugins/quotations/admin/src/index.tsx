import type { StrapiApp } from '@strapi/strapi/admin';
import { addVerb } from '@mayorista/kernel/panel/palette';
import { recordPages } from '@mayorista/kernel/panel/records';
import { distributorQuotation } from '../../shared';
import { pluginId } from './plugin-id';

export default {
  register(app: StrapiApp): void {
    recordPages(app, distributorQuotation, {
      area: 'Ventas',
      position: 20,
      slots: () => import('./quotations/slots').then(({ quotationSlots }) => quotationSlots),
    });
    addVerb({
      label: 'Nueva cotización para…',
      words: ['presupuesto', 'cotizar'],
      permissions: [{ action: 'plugin::kernel.distributor-quotations.write', subject: null }],
      asks: {
        kind: 'companies',
        label: 'Empresa para la que se cotiza',
        go: ({ id, name }) => ({
          to: `/plugins${distributorQuotation.path}/nuevo`,
          given: { company: { id, name } },
        }),
      },
    });
    app.registerPlugin({ id: pluginId, name: 'Cotizaciones' });
  },
};
