import type { Plugin } from 'vite';
import type { Rewriting } from './panel-texts';

const asPath = (id: string): string => (id.split('?')[0] ?? id).replaceAll('\\', '/');

/**
 * Rewrites texts inside Strapi's modules while the panel is built. A rewriting that finds nothing fails the build: Strapi
 * changed, and the list has to be looked at.
 */
export function rewriteStrapi(rewritings: readonly Rewriting[]): Plugin {
  const done = new Set<Rewriting>();
  return {
    name: 'mayorista:rewrite-strapi',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = asPath(id);
      const here = rewritings.filter(
        ({ module, from }) => path.endsWith(`/node_modules/${module}`) && code.includes(from),
      );
      if (here.length === 0) return null;
      here.forEach((rewriting) => done.add(rewriting));
      return { code: here.reduce((text, { from, to }) => text.replaceAll(from, () => to), code), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const missed = rewritings.filter((rewriting) => !done.has(rewriting));
      if (missed.length > 0)
        this.error(`Nothing to rewrite: ${missed.map(({ module, from }) => `${module}: ${from}`).join('; ')}`);
    },
  };
}
