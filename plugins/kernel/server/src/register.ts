import { auditPanelWrites } from './audit/audit-panel';
import type { Deps } from './services/published';
import { followLibrary } from './media-alts/follow-library';
import { keepRelationsInStep } from './locale/keep-relations';
import { rememberPlatformRoutes } from './http/remember-routes';
import { guardPanelWrites } from './resources/panel-checks';
import { guardPanelRemovals } from './resources/panel-removals';
import { searchPanelByIndex } from './resources/panel-search';
import { guardGeneratedViews } from './shapes/records/guard-generated-view';
import { guardReferredDocuments } from './shapes/records/referring';
import { guardTables } from './shapes/types/lost-tables';
import { createPanelPermissionsAtOnce } from './start/permissions-at-once';
import { spareStrapiWork } from './start/spare-strapi-work';

export function register({ strapi }: Deps): void {
  keepRelationsInStep(strapi);
  auditPanelWrites(strapi);
  followLibrary(strapi);
  guardPanelRemovals(strapi);
  guardReferredDocuments(strapi);
  guardPanelWrites(strapi);
  guardGeneratedViews(strapi);
  guardTables(strapi);
  searchPanelByIndex(strapi);
  spareStrapiWork(strapi);
  createPanelPermissionsAtOnce(strapi);
  rememberPlatformRoutes(strapi);
}
