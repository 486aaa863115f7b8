import type { Rollup } from 'vite';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** What every page runs: the browser's entry and the frame; most pages show cards. */
const everyPage = [/app\/entry\.client\.tsx$/, /app\/root\.tsx\?/, /features\/product-card\/index\.ts$/];

/** Parts that a feature's index offers to other pages: they come with the pages that show them. */
const fewPages = /\/(InfoStrip|NoticesSection|ProductCarousel)\.tsx$/;

/** The barrel of the icons, which imports every one of them. */
const iconBarrel = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/** The files of the icons that a module names: what else its barrel imports is for other pages. */
function iconsOf(id: string, barrel: string, { getModuleInfo }: Graph): string[] {
  const code = getModuleInfo(id)?.code ?? '';
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  const exported = getModuleInfo(barrel)?.code ?? '';
  const folder = barrel.slice(0, barrel.lastIndexOf('/'));
  return names.flatMap((name) => {
    const file = new RegExp(`\\bas ${name}\\b[^}]*\\}\\s*from\\s*['"]\\./(icons/[^'"]+)['"]`).exec(exported)?.[1];
    return file === undefined ? [] : [`${folder}/${file}`];
  });
}

function reachedFrom(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (iconBarrel.test(id)) continue;
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const barrel = imported.find((next) => iconBarrel.test(next));
    for (const next of [...imported, ...(barrel === undefined ? [] : iconsOf(id, barrel, graph))]) {
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
