/**
 * Tells whether the packages that a lock file wants are those that were installed, by npm's own list of them (node_modules/.package-lock.json).
 * Contents decide, not dates: a copy has the dates of copying. Packages of other systems may be missing.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([where, wanted]) => {
    if (!where.includes('node_modules/') || wanted.link) return true;
    const found = installed.packages[where];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}
