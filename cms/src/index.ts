import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { service } from '@mayorista/kernel';
import { loadDemoWorld } from './demo-world';

export default {
  register(): void {},
  /** Runs after every plugin's bootstrap. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const panel = service(strapi, 'people.panel');
    await panel.ensureRoles();
    await panel.removeGivenTokens();
    if (env().demoWorld) await loadDemoWorld(strapi);
    await panel.warnWithoutAdministrator();
  },
};
