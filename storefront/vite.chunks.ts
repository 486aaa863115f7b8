import type { Rollup } from 'vite';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** What every page runs: the browser's entry and the frame; most pages show cards. */
const everyPage = [/app\/entry\.client\.tsx$/, /app\/root\.tsx\?/, /features\/product-card\/index\.ts$/];

/** Parts that a feature's index offers to other pages: they come with the pages that show them. */
const fewPages = /\/(InfoStrip|NoticesSection|ProductCarousel)\.tsx$/;

function reachedFrom(starts: readonly string[], { getModuleInfo }: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of getModuleInfo(id)?.importedIds ?? []) {
      if (reached.has(next) || fewPages.test(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/**
 * The browser's part that every page needs, in two files: libraries, which change seldom, and the store's own. Left alone,
 * Rollup cuts it into some forty, of which each costs a request.
 */
export function sharedChunks() {
  let shared: ReadonlySet<string> | undefined;
  return (id: string, graph: Graph): string | undefined => {
    const isFirst = (each: string) => everyPage.some((pattern) => pattern.test(each));
    shared ??= reachedFrom([...graph.getModuleIds()].filter(isFirst), graph);
    if (!shared.has(id)) return undefined;
    // The bundler's own helpers go where libraries use them: neither file may need the other to begin.
    return id.includes('/node_modules/') || id.startsWith('\0') ? 'libraries' : 'frame';
  };
}
