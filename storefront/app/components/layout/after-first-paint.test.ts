import { describe, expect, test } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

const code = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

window.__remixRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client.js");`;

/** A browser's page as far as the script looks at it. */
function page({ hidden }: { hidden: boolean }) {
  const seen = { imported: [] as string[], asked: [] as unknown[], window: {} as Record<string, unknown> };
  let paint = (): void => undefined;
  const load = async (file: string): Promise<unknown> => {
    seen.imported.push(file);
    return { file };
  };
  const script = afterFirstPaint(code, ['/assets/root.js']).replaceAll('import(', 'load(');
  const globals = {
    load,
    addEventListener: () => undefined,
    document: { hidden, createElement: () => ({}), head: { append: (link: unknown) => seen.asked.push(link) } },
    window: seen.window,
    requestAnimationFrame: (next: () => void) => (paint = next),
    setTimeout: (next: () => void) => next(),
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return { seen, paint: () => paint(), settled: () => new Promise((done) => setImmediate(done)) };
}

describe('the scripts of a page', () => {
  test('are neither asked for nor begun before the page is painted', async () => {
    const { seen, paint, settled } = page({ hidden: false });
    await settled();
    expect(seen).toMatchObject({ imported: [], asked: [] });
    paint();
    await settled();
    expect(seen.asked).toEqual([{ rel: 'modulepreload', href: '/assets/root.js', fetchPriority: 'low' }]);
    expect(seen.imported.at(-1)).toBe('/assets/entry.client.js');
  });

  test('find their modules by the names they had', async () => {
    const { seen, paint, settled } = page({ hidden: false });
    paint();
    await settled();
    expect(seen.window['__remixRouteModules']).toEqual({
      root: { file: '/assets/root.js' },
      home: { file: '/assets/home.js' },
    });
  });

  test('begin at once where nobody sees the page', async () => {
    const { seen, settled } = page({ hidden: true });
    await settled();
    expect(seen.imported).toHaveLength(4);
  });
});
