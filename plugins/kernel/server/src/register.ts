import { auditPanelWrites } from './audit/audit-panel';
import type { Deps } from './services/published';
import { followLibrary } from './media-alts/follow-library';
import { syncRelations } from './locale/keep-relations';
import { closeStrapiRoutes } from './http/close-strapi-routes';
import { guardMediaMoves } from './files/guard-media-moves';
import { rememberPlatformRoutes } from './http/remember-routes';
import { kernelSteps } from './setup/kernel.steps';
import { registerSetupSteps } from './setup/setup-steps';
import { guardWebhooks } from './outgoing/guard-webhooks';
import { guardPanelWrites } from './resources/panel-checks';
import { guardPanelRemovals } from './resources/panel-removals';
import { searchPanelByIndex } from './resources/panel-search';
import { followIdentities } from './permissions/identity-changes';
import { prepareDatabaseInTurn } from './schema/prepare-database';
import { guardGeneratedViews } from './shapes/records/guard-generated-view';
import { guardReferredDocuments } from './shapes/records/referring';
import { createPanelPermissionsAtOnce } from './start/permissions-at-once';
import { spareStrapiWork } from './start/spare-strapi-work';

export function register({ strapi }: Deps): void {
  prepareDatabaseInTurn(strapi);
  closeStrapiRoutes(strapi);
  guardMediaMoves(strapi);
  guardWebhooks(strapi);
  registerSetupSteps(strapi, kernelSteps);
  syncRelations(strapi);
  followIdentities(strapi);
  auditPanelWrites(strapi);
  followLibrary(strapi);
  guardPanelRemovals(strapi);
  guardReferredDocuments(strapi);
  guardPanelWrites(strapi);
  guardGeneratedViews(strapi);
  searchPanelByIndex(strapi);
  spareStrapiWork(strapi);
  createPanelPermissionsAtOnce(strapi);
  rememberPlatformRoutes(strapi);
}
