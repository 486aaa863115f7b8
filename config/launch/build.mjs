// Transpiles every server package (TypeScript -> CommonJS, file by file) into its own dist/, copying data files beside the code.
// File by file, not bundled: a class or a registry of the kernel must exist once, however many plugins import it.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'build', 'admin', 'public', '.cache', 'launch']);
const isCode = (file) => /\.ts$/.test(file) && !/\.(test|spec|d)\.ts$/.test(file);
const isData = (file) => /\.(json|css|svg|html|woff2)$/.test(file) && !/(package|tsconfig)\.json$/.test(file);

/** The packages that run on the server, as folders relative to the root. */
async function serverPackages() {
  const plugins = (await readdir(path.join(root, 'plugins'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  return ['config', 'database', ...plugins.map((entry) => `plugins/${entry.name}`), 'cms', 'workers'];
}

async function filesBelow(folder, relative = '') {
  const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const name = path.join(relative, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesBelow(folder, name);
      return isCode(entry.name) || isData(entry.name) ? [name] : [];
    }),
  );
  return found.flat().sort();
}

async function fingerprint(folder, files) {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}

const stampOf = (name) => path.join(root, name, 'dist', '.fingerprint');

/** Has a package built again next time, whatever its dist holds. */
export const forgetBuild = (name) => rm(stampOf(name), { force: true });

async function buildPackage(name) {
  const folder = path.join(root, name);
  const files = await filesBelow(folder);
  const dist = path.join(folder, 'dist');
  const stamp = stampOf(name);
  const now = await fingerprint(folder, files);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === now) return false;
  const { build } = await import('esbuild');
  await build({
    entryPoints: files.filter(isCode).map((file) => path.join(folder, file)),
    outdir: dist,
    outbase: folder,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    // import() becomes require(): a native one would want file extensions. Node 20.19 and later require ES modules too.
    supported: { 'dynamic-import': false },
    logLevel: 'error',
  });
  for (const file of files.filter(isData)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(dist, file));
  }
  await mkdir(dist, { recursive: true });
  await removeOrphans(dist, files);
  await writeFile(stamp, now);
  return true;
}

/**
 * Removes what no source stands behind any more, after writing in place: a running server may still load files of dist.
 * Strapi keeps the built panel in dist/build, which has its own staleness check.
 */
async function removeOrphans(dist, files, relative = '') {
  const wanted = new Set(files.flatMap((file) => (isCode(file) ? [file.replace(/\.ts$/, '.js')] : [file])));
  for (const entry of await readdir(path.join(dist, relative), { withFileTypes: true })) {
    const name = path.join(relative, entry.name);
    if (name === 'build' || name === '.fingerprint') continue;
    if (entry.isDirectory()) {
      await removeOrphans(dist, files, name);
      // Strapi takes any folder of a content type for one.
      if ((await readdir(path.join(dist, name))).length === 0)
        await rm(path.join(dist, name), { recursive: true, force: true });
    } else if (!wanted.has(name)) await rm(path.join(dist, name), { force: true });
  }
}

/** Builds what reads the settings, if it is stale: a fraction of a second. */
export const buildSettings = () => buildPackage('config');

/** Builds what is stale; returns the names of the packages built. */
export async function buildServers() {
  const names = await serverPackages();
  const built = await Promise.all(names.map(async (name) => ((await buildPackage(name)) ? name : null)));
  return built.filter((name) => name !== null);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildServers();
  console.log(built.length === 0 ? 'Nada que compilar' : `Compilado: ${built.join(', ')}`);
}
