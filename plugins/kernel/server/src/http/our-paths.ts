const panelPaths =
  /^\/(admin|content-manager|content-type-builder|upload|i18n|email|users-permissions|uploads|_health)(\/|$)/;

/** Whether a path is a call of the house, by either door, and not one of Strapi's own panel. */
export const isOurPath = (path: string): boolean => path.startsWith('/api/') || !panelPaths.test(path);
