import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildServers, forgetBuild } from './build.mjs';
import { compressBeside } from './before/compress-beside.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { whenStale } from './stale.mjs';

/** Builds what is stale: servers, panel, store. `say` tells the person what takes time. */
export async function buildAll(say) {
  await buildWhatServes(say);
  await buildPanel(say);
  await buildStore(say);
}

export async function buildWhatServes(say) {
  const built = await buildServers();
  if (built.length > 0) say(`Servidores compilados: ${built.join(', ')}`);
}

export async function buildPanel(say) {
  const plugins = await readdir(path.join(root, 'plugins'));
  const panelFolders = [
    'cms/src/admin',
    'plugins/kernel/strapi/admin',
    ...plugins.flatMap((name) => [`plugins/${name}/admin`, `plugins/${name}/shared`]),
  ];
  await whenStale(
    'panel',
    panelFolders,
    () => existsSync(path.join(root, 'cms/dist/build/index.html')),
    async () => {
      say('Construyendo el panel de administración (alrededor de un minuto)…');
      // Strapi's build compiles the server files of cms its own way; ours are the ones that run, also after a build that was cut off.
      await forgetBuild('cms');
      await run('npx', ['strapi', 'build'], {
        cwd: path.join(root, 'cms'),
        title: 'strapi build',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      await compressBeside(path.join(root, 'cms/dist/build'));
      // Whoever started a server meanwhile has built them already, and had them overwritten.
      await forgetBuild('cms');
      await buildServers();
    },
  );
}

export async function buildStore(say) {
  await whenStale(
    'store',
    ['storefront', 'config/src'],
    () => existsSync(path.join(root, 'storefront/build/server/index.js')),
    async () => {
      say('Construyendo la tienda…');
      await run('npm', ['run', 'build', '-w', 'storefront'], {
        cwd: root,
        title: 'remix vite:build',
        env: { ...process.env, NODE_ENV: 'production' },
      });
    },
  );
}
