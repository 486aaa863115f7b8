import { definePlugin, demoService, recordOfResource, registerSetupSteps } from '@mayorista/kernel';
import { accountService } from './accounts/account.service';
import { messages } from './messages';
import { panelLoginMiddleware } from './login/panel-login.middleware';
import { accountSteps } from './panel/account.steps';
import { closeFirstRegistration } from './panel/close-first-registration';
import { createAdministrator, warnWithoutAdministrator } from './panel/create-administrator';
import { ensurePanelRoles } from './panel/ensure-panel-roles';
import { hashResetCodes } from './panel/hash-reset-codes';
import { removeGivenTokens } from './panel/remove-given-tokens';
import { makePasswordLinkRoute } from './passwords/make-password-link.route';
import { sendResetMailJob } from './passwords/send-reset-mail';
import { purgeStoredCodes } from './passwords/purge-stored-codes';
import { indexSessions } from './sessions/index-sessions';
import { followAccounts } from './sessions/follow-accounts';
import { showMe } from './me/show-me.route';
import { preferenceRoutes } from './preferences/change-preferences.route';
import { teamService } from './teams/team.service';
import { closeForeignRoutes } from './users/close-foreign-routes';
import { roleRoutes } from './users/roles.routes';
import { userResource } from './users/user.resource';

const plugin = definePlugin({
  name: 'people',
  messages,
  resources: [userResource],
  routes: [showMe, makePasswordLinkRoute, ...preferenceRoutes, ...roleRoutes],
  jobs: [sendResetMailJob],
  histories: [{ type: 'user', needs: 'users.read', find: recordOfResource(userResource) }],
  services: {
    'people.accounts': accountService,
    'people.teams': teamService,
    'people.panel': ({ strapi }) => ({
      ensureRoles: () => ensurePanelRoles(strapi),
      removeGivenTokens: () => removeGivenTokens(strapi),
      warnWithoutAdministrator: () => warnWithoutAdministrator(strapi),
      createAdministrator: (account) => createAdministrator(strapi, account),
    }),
    'people.demo': demoService(async () => (await import('./demo/people.demo')).peopleDemo),
  },
  register({ strapi }) {
    closeForeignRoutes({ strapi });
    closeFirstRegistration(strapi);
    registerSetupSteps(strapi, accountSteps);
    indexSessions(strapi);
  },
  async bootstrap({ strapi }) {
    followAccounts(strapi);
    hashResetCodes(strapi);
    await purgeStoredCodes(strapi);
  },
});

export default { ...plugin, middlewares: { 'panel-login': panelLoginMiddleware } };
