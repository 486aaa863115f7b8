import { definePlugin, demoService, recordOfResource } from '@mayorista/kernel';
import { ensurePanelRoles } from './panel/ensure-panel-roles';
import { removeGivenTokens } from './panel/remove-given-tokens';
import { showMe } from './me/show-me.route';
import { preferenceRoutes } from './preferences/change-preferences.route';
import { teamService } from './teams/team.service';
import { closeForeignRoutes } from './users/close-foreign-routes';
import { roleRoutes } from './users/roles.routes';
import { userResource } from './users/user.resource';

export default definePlugin({
  name: 'people',
  resources: [userResource],
  routes: [showMe, ...preferenceRoutes, ...roleRoutes],
  histories: [{ type: 'user', needs: 'users.read', find: recordOfResource(userResource) }],
  services: {
    'people.teams': teamService,
    'people.panel': ({ strapi }) => ({
      ensureRoles: () => ensurePanelRoles(strapi),
      removeGivenTokens: () => removeGivenTokens(strapi),
    }),
    'people.demo': demoService(async () => (await import('./demo/people.demo')).peopleDemo),
  },
  register: closeForeignRoutes,
});
