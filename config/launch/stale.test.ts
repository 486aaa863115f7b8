import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('a copy of a checkout builds nothing anew; one of which a file was changed or renamed does', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mayorista-stale-'));
  const launch = ['stale.mjs', 'root.mjs'];
  const checkout = async (name: string) => {
    await mkdir(path.join(folder, name, 'config/launch'), { recursive: true });
    for (const file of launch)
      await cp(path.join(import.meta.dirname, file), path.join(folder, name, 'config/launch', file));
    return path.join(folder, name);
  };
  const builds = async (name: string): Promise<boolean> => {
    const file = path.join(folder, name, 'config/launch/stale.mjs');
    const { whenStale } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      whenStale: (
        name: string,
        folders: string[],
        isThere: () => boolean,
        make: () => Promise<void>,
      ) => Promise<boolean>;
    };
    return whenStale(
      'panel',
      ['sources'],
      () => true,
      () => Promise.resolve(),
    );
  };
  try {
    const first = await checkout('first');
    await mkdir(path.join(first, 'sources'));
    await writeFile(path.join(first, 'sources/a.ts'), 'one');
    expect([await builds('first'), await builds('first')]).toEqual([true, false]);
    await cp(first, path.join(folder, 'copy'), { recursive: true });
    expect(await builds('copy')).toBe(false);
    await writeFile(path.join(folder, 'copy/sources/a.ts'), 'two');
    expect(await builds('copy')).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
