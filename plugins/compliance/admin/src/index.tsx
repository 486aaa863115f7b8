import type { StrapiApp } from '@strapi/strapi/admin';
import { SealCheck } from '@strapi/icons';
import { ApproveNom, SendNomToReview } from './actions/ApproveNom';
import { NomPanel } from './panels/NomPanel';
import { readsSheets } from './permissions';
import { pluginId } from './plugin-id';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly unknown[]): void;
  addDocumentAction(change: (actions: readonly unknown[]) => readonly unknown[]): void;
}

const titles = { 'compliance.board.title': 'Tablero NOM' };

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `plugins/${pluginId}/tablero`,
      icon: SealCheck,
      intlLabel: { id: 'compliance.board.title', defaultMessage: titles['compliance.board.title'] },
      permissions: readsSheets,
      position: 14,
      Component: () => import('./pages').then(({ NomPages }) => ({ default: NomPages })),
    });
    app.registerPlugin({ id: pluginId, name: 'Cumplimiento NOM' });
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.resolve(locales.map((locale) => ({ locale, data: titles }))),

  bootstrap(app: StrapiApp): void {
    const apis = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    apis.addEditViewSidePanel([NomPanel]);
    // After the record's own actions: saving stays the first; whoever may approve sees that before sending to review.
    apis.addDocumentAction((actions) => [...actions, ApproveNom, SendNomToReview]);
  },
};
