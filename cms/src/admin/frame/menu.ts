import type { StrapiApp } from '@strapi/strapi/admin';
import { addList } from '@mayorista/kernel/panel/areas';
import { lists } from './lists';

/** Adds the lists that the content manager generates to the areas of the menu. */
export function addLists(app: StrapiApp): void {
  for (const list of lists) addList(app, list);
}
