import type { Plugin } from 'vite';
import type { Rewriting } from './rewriting';

const asPath = (id: string): string => (id.split('?')[0] ?? id).replaceAll('\\', '/');

/** Where the text first stands that is to be rewritten; -1 when it is not there. */
export function placeOf(code: string, { after = '', from }: Rewriting): number {
  const start = code.indexOf(after);
  return start < 0 ? -1 : code.indexOf(from, start);
}

function rewritten(code: string, rewriting: Rewriting): string {
  const { after, from, to } = rewriting;
  if (after === undefined) return code.replaceAll(from, () => to);
  const place = placeOf(code, rewriting);
  return `${code.slice(0, place)}${to}${code.slice(place + from.length)}`;
}

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
        (rewriting) => path.endsWith(`/node_modules/${rewriting.module}`) && placeOf(code, rewriting) >= 0,
      );
      if (here.length === 0) return null;
      here.forEach((rewriting) => done.add(rewriting));
      return { code: here.reduce(rewritten, code), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const missed = rewritings.filter((rewriting) => !done.has(rewriting));
      if (missed.length > 0)
        this.error(`Nothing to rewrite: ${missed.map(({ module, from }) => `${module}: ${from}`).join('; ')}`);
    },
  };
}
