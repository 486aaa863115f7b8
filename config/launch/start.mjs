// npm start: from a fresh clone to a running shop, in one command.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, requireFreePort, requireNode, stop } from './preflight.mjs';
import { endRuns } from './run.mjs';
import { supervise } from './supervise.mjs';
import { waitFor } from './wait-for.mjs';

const LOOK_AFTER_NPM_MS = 500;
const startedAt = Date.now();
const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s`;
const say = (text) => console.log(`${seconds()}  ${text}`);

/** What runs, once it does. */
let processes = null;
let isEnding = false;

async function main() {
  requireNode();
  endWith(process.ppid);
  await ensureInstalled(say);
  const { readSettings } = await import('./before/settings.mjs');
  const settings = await readSettings({ makesSecrets: true });
  await requireFreePort(settings.cmsPort, settings.host, 'CMS_PORT');
  await requireFreePort(settings.storefrontPort, settings.host, 'STOREFRONT_PORT');
  const { buildAll } = await import('./build-all.mjs');
  await buildAll(say);
  if (isEnding) return;
  const isFirst = settings.databaseUrl === null && !existsSync(path.join(settings.dataFolder, 'mayorista.db'));
  say(isFirst ? 'Primer arranque: se crea la base de datos y se carga el mundo de demostración…' : 'Iniciando…');
  const { shutdownMs, mode } = settings;
  processes = supervise(processesOf(settings), { say, shutdownMs, isProduction: mode === 'production' });
  await waitFor(`http://${settings.host}:${settings.cmsPort}/_health`, 300_000);
  await waitFor(`http://${settings.host}:${settings.storefrontPort}/healthz`, 60_000);
  announce(settings);
}

/** Ends everything when asked to, whatever is under way; and when npm, which may end without passing it on, is gone. */
function endWith(parent) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => process.ppid !== parent && void end(), LOOK_AFTER_NPM_MS).unref();
}

function processesOf(settings) {
  const production = { NODE_ENV: settings.mode };
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

async function end() {
  if (isEnding) return;
  isEnding = true;
  say('Deteniendo…');
  endRuns();
  await processes?.stop();
  process.exit(0);
}

main().catch((error) => {
  if (!isEnding) stop(error instanceof Error ? error.message : String(error));
});
