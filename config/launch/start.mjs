// npm start: from a fresh clone to a running shop, in one command.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled, requireFreePort, requireNode, stop } from './preflight.mjs';
import { root } from './root.mjs';
import { dataFolder, ensureSecrets } from './secrets.mjs';
import { supervise } from './supervise.mjs';
import { waitFor } from './wait-for.mjs';

const startedAt = Date.now();
const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s`;
const say = (text) => console.log(`${seconds()}  ${text}`);

async function main() {
  requireNode();
  await ensureInstalled(say);
  await ensureSecrets();
  const { buildAll } = await import('./build-all.mjs');
  await buildAll(say);
  const settings = await readSettings();
  await requireFreePort(settings.cmsPort, settings.host, 'CMS_PORT');
  await requireFreePort(settings.storefrontPort, settings.host, 'STOREFRONT_PORT');
  await mkdir(dataFolder(), { recursive: true, mode: 0o700 });
  const isFirst = settings.databaseUrl === null && !existsSync(path.join(dataFolder(), 'mayorista.db'));
  say(isFirst ? 'Primer arranque: se crea la base de datos y se carga el mundo de demostración…' : 'Iniciando…');
  const processes = supervise(processesOf(settings), say);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(processes));
  await waitFor(`http://${settings.host}:${settings.cmsPort}/_health`, 300_000);
  await waitFor(`http://${settings.host}:${settings.storefrontPort}/healthz`, 60_000);
  announce(settings);
}

async function readSettings() {
  const { createRequire } = await import('node:module');
  const { env, ConfigurationError } = createRequire(import.meta.url)('../dist/index.js');
  try {
    return env();
  } catch (error) {
    if (error instanceof ConfigurationError) stop(error.message);
    throw error;
  }
}

function processesOf(settings) {
  const production = { NODE_ENV: process.env.NODE_ENV ?? 'development' };
  return [
    {
      name: 'cms',
      label: 'El servidor de contenidos',
      cwd: 'cms',
      // As in the container: what answers are made of is short-lived, and collected less often a list takes a tenth less.
      args: ['--max-semi-space-size=64', 'server.cjs'],
      env: production,
    },
    {
      name: 'tienda',
      label: 'La tienda',
      cwd: 'storefront',
      args: ['server.mjs'],
      // People watch this screen: what the store says there is for them, unless this is production itself.
      env: {
        LOG_FORMAT: settings.logFormat,
        LOG_LEVEL: settings.logLevel,
        NODE_ENV: 'production',
        ...forumOf(settings),
      },
    },
    ...(settings.redisUrl === null
      ? []
      : [
          {
            name: 'trabajos',
            label: 'El proceso de trabajos',
            cwd: 'workers',
            args: ['dist/src/main.js'],
            env: production,
          },
        ]),
  ];
}

/** The forum is the house's own; the demo world has a page for it. */
const forumOf = ({ forumUrl, demoWorld, publicStoreUrl }) =>
  forumUrl === null && demoWorld ? { FORUM_URL: new URL('/foro', publicStoreUrl).href } : {};

function announce(settings) {
  say('Todo listo.');
  const at = (port) => `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}`;
  console.log(`
  Tienda                    ${at(settings.storefrontPort)}
  Panel de administración   ${at(settings.cmsPort)}/admin
  API                       ${at(settings.cmsPort)}/api/openapi.json
`);
  if (!settings.demoWorld) return;
  console.log(`  Cuentas de demostración (contraseña Mayorista-2026)
    Tienda   distribuidor@demo.test  secundario@demo.test  otro@demo.test  vendedor@demo.test
    Panel    admin@mayorista.test  almacen@  catalogo@  cumplimiento@  compras@  finanzas@  marketing@  soporte@  ventas@mayorista.test

  Ctrl-C detiene todo.
`);
}

async function end(processes) {
  say('Deteniendo…');
  await processes.stop();
  process.exit(0);
}

main().catch((error) => stop(error instanceof Error ? error.message : String(error)));
