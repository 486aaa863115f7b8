import type { Core } from '@mayorista/kernel';
import type { UserSection, UserSectionRegistry } from '../../../contract';

const registries = new WeakMap<Core.Strapi, UserSection[]>();

/** Returns the parts of a user that other domains keep. */
export function userSections(strapi: Core.Strapi): readonly UserSection[] {
  return registries.get(strapi) ?? [];
}

/** Takes the parts of a user that other domains keep; call it from a plugin's register. */
export const userSectionRegistry = ({ strapi }: { readonly strapi: Core.Strapi }): UserSectionRegistry => ({
  add: (section) => void registries.set(strapi, [...userSections(strapi), section]),
});
