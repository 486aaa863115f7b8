import type { Plugin } from 'vite';
import type { Rewriting } from './rewriting';

const asPath = (id: string): string => (id.split('?')[0] ?? id).replaceAll('\\', '/');

/** Returns where the text first stands that is to be rewritten; -1 when it is not there. */
function placeOf(code: string, { after = '', from }: Rewriting): number {
  const start = code.indexOf(after);
  return start < 0 ? -1 : code.indexOf(from, start);
}

/** Tells whether the module has the text that is to be rewritten, where and as often as was expected. */
export const fits = (code: string, rewriting: Rewriting): boolean =>
  placeOf(code, rewriting) >= 0 && code.split(rewriting.from).length - 1 === (rewriting.times ?? 1);

function rewritten(code: string, rewriting: Rewriting): string {
  const { after, from, to } = rewriting;
  if (after === undefined) return code.replaceAll(from, () => to);
  const place = placeOf(code, rewriting);
  return `${code.slice(0, place)}${to}${code.slice(place + from.length)}`;
}

/**
 * Rewrites texts inside Strapi's modules while the panel is built. A rewriting that does not find its text as often as it
 * expects fails the build: Strapi changed, and the table of README.md has to be gone through.
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
        (rewriting) => path.endsWith(`/node_modules/${rewriting.module}`) && fits(code, rewriting),
      );
      if (here.length === 0) return null;
      here.forEach((rewriting) => done.add(rewriting));
      return { code: here.reduce(rewritten, code), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const missed = rewritings.filter((rewriting) => !done.has(rewriting));
      if (missed.length > 0)
        this.error(
          `Not as Strapi had it (plugins/kernel/strapi/README.md): ${missed.map(({ module, from }) => `${module}: ${from}`).join('; ')}`,
        );
    },
  };
}
