import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The repository's root, from the sources as from what was built. */
export const repositoryRoot = findRoot(__dirname);

function findRoot(from: string): string {
  const parent = path.dirname(from);
  return existsSync(path.join(from, 'cms', 'server.cjs')) || parent === from ? from : findRoot(parent);
}


/**
 * A data folder with the demo world loaded, made once for the code and seeds as they are now and kept in the temporary
 * folder: every suite starts from a copy of it (style 7.9), which takes milliseconds instead of a first start.
 */
export async function preparedWorld(): Promise<string> {
  const folder = path.join(os.tmpdir(), 'mayorista-prepared', await fingerprint());
  if (await exists(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  await mkdir(making, { recursive: true });
  await run('node', [path.join(repositoryRoot, 'cms', 'prepare.cjs')], {
    cwd: path.join(repositoryRoot, 'cms'),
    env: worldEnvironment(making),
    maxBuffer: 1 << 26,
  });
  await rename(making, folder).catch(async (error: unknown) => {
    // Another suite was faster: its world is the same.
    await rm(making, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  return folder;
}

/** A fresh copy of the prepared world, in a folder of its own. */
export async function copyOfWorld(): Promise<string> {
  const source = await preparedWorld();
  const copy = path.join(os.tmpdir(), 'mayorista-suites', `${process.pid}-${Date.now()}`);
  await mkdir(path.dirname(copy), { recursive: true });
  await cp(source, copy, { recursive: true });
  return copy;
}

/** The environment of a server on a data folder, with nothing of the caller's own settings. */
export function worldEnvironment(dataFolder: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, DATABASE_URL, REDIS_URL } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
    ...(REDIS_URL === undefined ? {} : { REDIS_URL }),
    NODE_ENV: 'test',
    MAYORISTA_DATA: dataFolder,
    DEMO_WORLD: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'es',
    SERVE_ADMIN: 'false',
  };
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const plugins = await readdir(path.join(repositoryRoot, 'plugins'));
  for (const name of ['config', 'database', 'cms', ...plugins.map((each) => `plugins/${each}`)]) {
    hash.update(await readFile(path.join(repositoryRoot, name, 'dist', '.fingerprint'), 'utf8').catch(() => name));
  }
  return hash.digest('hex').slice(0, 16);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
