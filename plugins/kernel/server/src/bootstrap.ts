import type { Deps } from './services/published';
import { registerPanelActions } from './permissions/register-panel-actions';
import { seedRoles } from './permissions/seed-roles';

export async function bootstrap({ strapi }: Deps): Promise<void> {
  await seedRoles(strapi);
  await registerPanelActions(strapi);
}
