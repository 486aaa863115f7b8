import type { Deps } from './services/published';
import { watchActs } from './audit/acting';
import { ensureLocales } from './locale/ensure-locales';
import { cacheOutputMasks } from '../../strapi/server/keep-output-masks';
import { maskQueries } from '../../strapi/server/mask-queries';
import { cachePanelAbilities } from '../../strapi/server/keep-panel-abilities';
import { followLoneWrites } from './permissions/identity-changes';
import { registerPanelActions } from './permissions/register-panel-actions';
import { seedRoles } from './permissions/seed-roles';
import { guardMediaChanges } from '../../strapi/server/media/guard-media-changes';
import { hashResetCodes } from '../../strapi/server/hash-reset-codes';
import { watchDatabase } from './dependencies/database-watch';
import { noteAwayQueries } from '../../strapi/server/note-away-queries';
import { guardMediaLibrary } from '../../strapi/server/media/guard-media-library';
import { purgeKeptCredentials } from './mail/purge-credentials';
import { endAbandonedClaims, purgePlainAnswers } from './idempotency/idempotency.store';
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
  maskQueries(strapi);
  cacheOutputMasks(strapi);
  hashResetCodes(strapi);
  await purgeKeptCredentials(strapi);
  await endAbandonedClaims(strapi);
  await purgePlainAnswers(strapi);
  await seedRoles(strapi);
  await registerPanelActions(strapi);
  keepRunner(strapi, startJobs(strapi));
}
