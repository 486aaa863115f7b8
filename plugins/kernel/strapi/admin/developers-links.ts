// What: The menu has no link to the tool that changes content types.
// Why: Types are code here; Strapi has no setting for it beside permissions, which the super administrator holds all.
// Made for Strapi 5.54.0.

import type { StrapiApp } from '@strapi/strapi/admin';

const forDevelopers = ['plugins/content-type-builder'];

/** Content types are code here: the tool that changes them has no place among what staff use every day. */
export function hideDevelopersLinks(app: StrapiApp): void {
  const { menu } = app.router;
  for (const to of forDevelopers) {
    const at = menu.findIndex((link) => link.to.startsWith(to));
    if (at >= 0) menu.splice(at, 1);
  }
}
