/**
 * Throws when Strapi no longer has what a change of this folder replaces, so that a start with another version of Strapi fails instead
 * of running without the change.
 */
export function expectMethods(where: string, owner: unknown, names: readonly string[]): void {
  const methods = (owner ?? {}) as Readonly<Record<string, unknown>>;
  const lost = names.filter((name) => typeof methods[name] !== 'function');
  if (lost.length > 0)
    throw new Error(`Strapi's ${where} no longer has ${lost.join(', ')}: see plugins/kernel/strapi/README.md`);
}
