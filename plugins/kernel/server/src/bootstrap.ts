import type { Deps } from './services/published';
import { ensureLocales } from './locale/ensure-locales';
import { keepOutputMasks } from './permissions/keep-output-masks';
import { keepPanelAbilities } from './permissions/keep-panel-abilities';
import { registerPanelActions } from './permissions/register-panel-actions';
import { seedRoles } from './permissions/seed-roles';
import { guardMediaChanges } from './files/guard-media-changes';
import { guardMediaLibrary } from './files/guard-media-library';
import { endAbandonedClaims } from './idempotency/idempotency.store';
import { startJobs } from './jobs/start-jobs';
import { keepRunner } from './jobs/running';

export async function bootstrap({ strapi }: Deps): Promise<void> {
  await ensureLocales(strapi);
  guardMediaLibrary(strapi);
  guardMediaChanges(strapi);
  keepPanelAbilities(strapi);
  keepOutputMasks(strapi);
  await endAbandonedClaims(strapi);
  await seedRoles(strapi);
  await registerPanelActions(strapi);
  keepRunner(strapi, startJobs(strapi));
}
