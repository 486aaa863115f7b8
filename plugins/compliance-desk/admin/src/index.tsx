import type { StrapiApp } from '@strapi/strapi/admin';
import { addPage } from '@mayorista/kernel/panel/areas';
import { ApproveNom, SendNomToReview } from './actions/ApproveNom';
import { NomPanel } from './panels/NomPanel';
import { readsSheets } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
  addDocumentAction(change: (actions: readonly unknown[]) => readonly unknown[]): void;
}

export default {
  register(app: StrapiApp): void {
    addPage(app, {
      area: 'Cumplimiento',
      label: 'Tablero NOM',
      to: `plugins/${pluginId}/tablero`,
      permissions: readsSheets,
      position: 10,
      page: () => import('./pages').then(({ NomPages }) => NomPages),
    });
    app.registerPlugin({ id: 'compliance-desk', name: 'Cumplimiento NOM' });
  },

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([NomPanel]);
    // After the record's own actions: saving stays the first; whoever may approve sees that before sending to review.
    apis.addDocumentAction((actions) => [...actions, ApproveNom, SendNomToReview]);
  },
};
