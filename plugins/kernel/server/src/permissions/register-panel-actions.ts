import type { Core } from '@strapi/strapi';
import { permissionMatrix } from '@mayorista/config';

interface ActionProvider {
  registerMany(actions: readonly Record<string, unknown>[]): Promise<unknown>;
}

/** Every permission code of the house becomes an action of the panel's own roles: pages and menu links are shown by it. */
export async function registerPanelActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as { actionProvider: ActionProvider };
  await actionProvider.registerMany(
    Object.keys(permissionMatrix).map((code) => ({
      section: 'plugins',
      displayName: code,
      uid: code,
      pluginName: 'kernel',
      subCategory: code.split('.')[0],
    })),
  );
}
