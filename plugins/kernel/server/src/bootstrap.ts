import type { Deps } from './services/published';
import { watchActs } from './audit/acting';
import { ensureLocales } from './locale/ensure-locales';
import { cacheOutputMasks } from './permissions/keep-output-masks';
import { cachePanelAbilities } from './permissions/keep-panel-abilities';
import { followLoneWrites } from './permissions/identity-changes';
import { registerPanelActions } from './permissions/register-panel-actions';
import { seedRoles } from './permissions/seed-roles';
import { guardMediaChanges } from './files/guard-media-changes';
import { watchDatabase } from './dependencies/database-watch';
import { noteAwayQueries } from './dependencies/note-away';
import { guardMediaLibrary } from './files/guard-media-library';
import { purgeKeptCredentials } from './mail/purge-credentials';
import { endAbandonedClaims } from './idempotency/idempotency.store';
import { startJobs } from './jobs/start-jobs';
import { keepRunner } from './jobs/running';

export async function bootstrap({ strapi }: Deps): Promise<void> {
  watchDatabase(strapi);
  noteAwayQueries(strapi);
  watchActs(strapi);
  followLoneWrites(strapi);
  await ensureLocales(strapi);
  guardMediaLibrary(strapi);
  guardMediaChanges(strapi);
  cachePanelAbilities(strapi);
  cacheOutputMasks(strapi);
  await purgeKeptCredentials(strapi);
  await endAbandonedClaims(strapi);
  await seedRoles(strapi);
  await registerPanelActions(strapi);
  keepRunner(strapi, startJobs(strapi));
}
