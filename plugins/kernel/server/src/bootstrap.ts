import type { Deps } from './services/published';
import { registerPanelActions } from './permissions/register-panel-actions';
import { seedRoles } from './permissions/seed-roles';
import { startJobs } from './jobs/start-jobs';
import { keepRunner } from './jobs/running';

export async function bootstrap({ strapi }: Deps): Promise<void> {
  await seedRoles(strapi);
  await registerPanelActions(strapi);
  keepRunner(strapi, startJobs(strapi));
}
