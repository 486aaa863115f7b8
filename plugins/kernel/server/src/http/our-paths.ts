const panelPaths =
  /^\/(admin|content-manager|content-type-builder|upload|i18n|email|users-permissions|uploads|_health)(\/|$)/;

/** Tells whether a path belongs to our API or to our plugins' panel routes, and not to Strapi's own panel. */
export const isOurPath = (path: string): boolean => path.startsWith('/api/') || !panelPaths.test(path);
