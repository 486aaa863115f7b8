import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { freePort } from '@mayorista/kernel/testing/free-port';
import { repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import { startServer, type RunningServer } from './process';

const source = path.join(repositoryRoot, 'tests', 'bench', 'stock-strapi');

/**
 * A plain Strapi 5 with our content types and nothing else of ours: core controllers, services and routers on a database of the same rows.
 * It has our SQLite settings (journal, cache) and no request log, so that only the way of answering differs.
 */
export async function startStockStrapi(dataFolder: string): Promise<RunningServer> {
  const app = path.join(dataFolder, 'stock-strapi');
  await assemble(app);
  const port = await freePort();
  return startServer({
    args: ['--max-semi-space-size=64', 'start.js'],
    cwd: app,
    env: {
      ...worldEnvironment(dataFolder),
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_FILE: path.join(dataFolder, 'mayorista.db'),
    },
    port,
    healthPath: '/_health',
  });
}

async function assemble(app: string): Promise<void> {
  await rm(app, { recursive: true, force: true });
  await mkdir(path.join(app, 'public', 'uploads'), { recursive: true });
  const types = path.join(repositoryRoot, 'cms', 'dist', 'src');
  for (const folder of ['api', 'extensions'])
    await cp(path.join(types, folder), path.join(app, 'src', folder), { recursive: true });
  await build({
    entryPoints: [path.join(source, '**/*.ts')],
    outdir: app,
    outbase: source,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(app, 'node_modules'));
  const dependencies = { '@strapi/strapi': '*', '@strapi/plugin-users-permissions': '*', 'better-sqlite3': '*' };
  await writeFile(
    path.join(app, 'package.json'),
    JSON.stringify({ name: 'stock-strapi', private: true, version: '0.0.0', strapi: { uuid: 'stock' }, dependencies }),
  );
}
