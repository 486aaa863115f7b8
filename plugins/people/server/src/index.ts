import {
  registerFindable,
  definePlugin,
  demoService,
  ensureSearchIndex,
  recordFileReaders,
  recordOfResource,
  registerSetupSteps,
  wrapAccountCalls,
} from '@mayorista/kernel';
import { accessRoutes } from './access/access.routes';
import { judgeGrants } from './access/role-guard';
import { userDocuments } from './documents/user-document.record';
import { emailChanges } from './email-changes/email-change.record';
import { emailChangeRoutes } from './email-changes/email-change.routes';
import { sendEmailChangeMails } from './email-changes/send-email-change-mails';
import { accountService } from './accounts/account.service';
import { setBlocked } from './accounts/closures';
import { messages } from './messages';
import { panelLoginMiddleware } from './login/panel-login.middleware';
import { accountSteps } from './panel/account.steps';
import { createAdministrator, warnWithoutAdministrator } from './panel/create-administrator';
import { ensurePanelRoles } from './panel/ensure-panel-roles';
import { guardOtherAccount, guardOwnProfile } from './panel/guard-own-account';
import { panelAccountsRoute } from './panel/panel-accounts.route';
import { removeGivenTokens } from './panel/remove-given-tokens';
import { makePasswordLinkRoute } from './passwords/make-password-link.route';
import { personalDataRoutes } from './personal-data/personal-data.routes';
import { peopleRefusing } from './profiles/channels';
import { profileRoutes } from './profiles/profile.routes';
import { userProfiles } from './profiles/user-profile.record';
import { sessionDevices } from './sessions/session-device.record';
import { sessionRoutes } from './sessions/session.routes';
import { userRoutes } from './users/user.routes';
import { userSectionRegistry } from './users/user-sections';
import { sendInvitationJob } from './passwords/send-invitation';
import { sendPanelResetMailJob } from './passwords/send-panel-reset-mail';
import { sendResetMailJob } from './passwords/send-reset-mail';
import { purgeStoredCodes } from './passwords/purge-stored-codes';
import { loginRoutes } from './sessions/login.routes';
import { followAccounts } from './sessions/follow-accounts';
import { personCurrency } from './me/person-currency';
import { showMe } from './me/show-me.route';
import { preferenceRoutes } from './preferences/change-preferences.route';
import { teamService } from './teams/team.service';
import { closeForeignRoutes } from './users/close-foreign-routes';
import { guardGeneratedAccounts } from './users/guard-generated-accounts';
import { roleRoutes } from './users/roles.routes';
import { roleReader } from './users/role-reader';
import { uids } from './uids';
import { userReader } from './users/user-reader';
import { findablePeople } from './users/findable-people';
import { userResource, userSearch } from './users/user.resource';

const plugin = definePlugin({
  name: 'people',
  area: ['Personas y acceso', 'Inicio de sesión, contraseñas, la persona que llama y lo que puede hacer.'],
  messages,
  strapiRoutes: loginRoutes,
  resources: [userResource],
  records: [userProfiles, userDocuments, sessionDevices, emailChanges],
  routes: [
    showMe,
    makePasswordLinkRoute,
    ...preferenceRoutes,
    ...roleRoutes,
    ...userRoutes,
    ...profileRoutes,
    ...sessionRoutes,
    ...accessRoutes,
    ...personalDataRoutes,
    ...emailChangeRoutes,
    panelAccountsRoute,
  ],
  jobs: [sendResetMailJob, sendPanelResetMailJob, sendInvitationJob, sendEmailChangeMails],
  histories: [{ type: 'user', needs: 'users.read', find: recordOfResource(userResource), uid: uids.user }],
  services: {
    'people.accounts': accountService,
    'people.currency': personCurrency,
    'people.teams': teamService,
    'people.users': userReader,
    'people.roles': roleReader,
    'people.user-sections': userSectionRegistry,
    'people.role-guard': () => ({ judge: judgeGrants }),
    'people.account-blocks': () => ({ setBlocked }),
    'people.channels': () => ({ refusing: peopleRefusing }),
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
    guardGeneratedAccounts(strapi);
    wrapAccountCalls(strapi, {
      'PUT /users/me': guardOwnProfile(strapi),
      'PUT /users/:id': guardOtherAccount(strapi),
    });
    registerSetupSteps(strapi, accountSteps);
    registerFindable(strapi, [findablePeople(strapi)]);
    recordFileReaders(strapi, ['user-documents']);
  },
  async bootstrap({ strapi }) {
    followAccounts(strapi);
    await purgeStoredCodes(strapi);
    await ensureSearchIndex(strapi, userSearch);
  },
});

export default { ...plugin, middlewares: { 'panel-login': panelLoginMiddleware } };
