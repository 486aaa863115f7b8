import { auditPanelWrites } from './audit/audit-panel';
import type { Deps } from './services/published';
import { keepRelationsInStep } from './locale/keep-relations';

export function register({ strapi }: Deps): void {
  keepRelationsInStep(strapi);
  auditPanelWrites(strapi);
}
