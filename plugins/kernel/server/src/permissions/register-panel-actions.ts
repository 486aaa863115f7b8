import type { Core } from '@strapi/strapi';
import { permissionMatrix } from '@mayorista/config';

interface ActionProvider {
  registerMany(actions: readonly Record<string, unknown>[]): Promise<unknown>;
}

/** Registers every permission code as an action of the panel's roles, by which pages and menu links are shown. */
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
