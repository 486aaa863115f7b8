import type { Deps } from './services/published';
import { seedRoles } from './permissions/seed-roles';

export async function bootstrap({ strapi }: Deps): Promise<void> {
  await seedRoles(strapi);
}
