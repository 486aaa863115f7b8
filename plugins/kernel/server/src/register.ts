import { auditPanelWrites } from './audit/audit-panel';
import type { Deps } from './services/published';
import { keepRelationsInStep } from './locale/keep-relations';
import { guardPanelRemovals } from './resources/panel-removals';

export function register({ strapi }: Deps): void {
  keepRelationsInStep(strapi);
  auditPanelWrites(strapi);
  guardPanelRemovals(strapi);
}
