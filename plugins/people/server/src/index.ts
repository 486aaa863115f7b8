import { definePlugin, demoService } from '@mayorista/kernel';
import { messages } from './messages';
import { panelLoginMiddleware } from './login/panel-login.middleware';
import { ensurePanelRoles } from './panel/ensure-panel-roles';
import { removeGivenTokens } from './panel/remove-given-tokens';
import { makePasswordLinkRoute } from './passwords/make-password-link.route';
import { sendResetMailJob } from './passwords/send-reset-mail';
import { purgeStoredCodes } from './passwords/purge-stored-codes';
import { indexSessions } from './sessions/index-sessions';
import { followAccounts } from './sessions/follow-accounts';
import { showMe } from './me/show-me.route';
import { preferenceRoutes } from './preferences/change-preferences.route';
import { closeForeignRoutes } from './users/close-foreign-routes';
import { roleRoutes } from './users/roles.routes';
import { userResource } from './users/user.resource';

const plugin = definePlugin({
  name: 'people',
  messages,
  resources: [userResource],
  routes: [showMe, makePasswordLinkRoute, ...preferenceRoutes, ...roleRoutes],
  jobs: [sendResetMailJob],
  services: {
    'people.panel': ({ strapi }) => ({
      ensureRoles: () => ensurePanelRoles(strapi),
      removeGivenTokens: () => removeGivenTokens(strapi),
    }),
    'people.demo': demoService(async () => (await import('./demo/people.demo')).peopleDemo),
  },
  register({ strapi }) {
    closeForeignRoutes({ strapi });
    indexSessions(strapi);
  },
  async bootstrap({ strapi }) {
    followAccounts(strapi);
    await purgeStoredCodes(strapi);
  },
});

export default { ...plugin, middlewares: { 'panel-login': panelLoginMiddleware } };
