import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { loadDemoWorld } from './demo-world';

export default {
  register(): void {},
  /** Runs after every plugin's bootstrap. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    if (env().demoWorld) await loadDemoWorld(strapi);
  },
};
