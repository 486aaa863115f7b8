import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.mjs';

const skipped = new Set(['node_modules', 'dist', 'build', '.cache', '.data', 'uploads', 'tests']);

/** Runs `make` unless the files below `folders` are the same as when it last succeeded. Content decides, not dates. */
export async function whenStale(name, folders, isThere, make) {
  const stamp = path.join(root, 'node_modules', '.cache', 'mayorista', `${name}.sha256`);
  const now = await fingerprint(folders);
  if (isThere() && (await readFile(stamp, 'utf8').catch(() => '')) === now) return false;
  await make();
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
  return true;
}

async function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of await filesBelow(path.join(root, folder)))
      hash.update(path.relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((entry) => {
        const name = path.join(folder, entry.name);
        if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(name);
        return /\.(tsx?|mjs|cjs|json|css|svg|html|png|woff2)$/.test(entry.name) ? [name] : [];
      }),
  );
  return found.flat();
}
