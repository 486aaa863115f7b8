import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

const lighterBrowser = 'chromium-headless-shell';
const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get');

let updating = null;

/** Installs packages of Debian, whose lists are read once. */
async function install(packages) {
  updating ??= run('apt-get', ['update'], { title: 'apt-get update' });
  await updating;
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { title: 'apt-get install' });
}

/** What the tests need beside Node: how to know it is there, and the Debian package that brings it. */
const tools = [
  {
    name: 'Chromium',
    package: 'chromium',
    isThere: () => Boolean(process.env.CHROMIUM_PATH) || onPath('chromium') || onPath('google-chrome'),
  },
  { name: 'redis-server', package: 'redis-server', isThere: () => onPath('redis-server') },
  { name: 'PostgreSQL', package: 'postgresql', isThere: () => postgresFolder() !== null },
];

/** The newest PostgreSQL's programs on this machine, or null. */
export function postgresFolder() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  for (const version of ['18', '17', '16', '15', '14']) {
    const folder = `/usr/lib/postgresql/${version}/bin`;
    if (existsSync(path.join(folder, 'initdb'))) return folder;
  }
  return onPath('initdb') ? path.dirname(execFileSync('which', ['initdb'], { encoding: 'utf8' }).trim()) : null;
}

/** Installs what is missing through apt when it may; otherwise rejects with what is missing: nothing is skipped in silence. */
export async function ensureTools(say) {
  await preferLighterBrowser(say);
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  if (!mayInstall()) {
    throw new Error(
      `Falta ${names}. Instálalo (en Debian: apt-get install ${missing.map((tool) => tool.package).join(' ')}) y vuelve a ejecutar npm test.`,
    );
  }
  say(`Instalando ${names}…`);
  await install(missing.map((tool) => tool.package));
  const still = tools.filter((tool) => !tool.isThere());
  if (still.length > 0) throw new Error(`No se pudo instalar ${still.map(({ name }) => name).join(', ')}`);
}

/** Where tests run by themselves the browser without windows is worth installing beside the whole one, which does without it. */
async function preferLighterBrowser(say) {
  if (!process.env.CI || process.env.CHROMIUM_PATH || onPath(lighterBrowser) || !mayInstall()) return;
  try {
    say('Instalando el navegador de las pruebas…');
    await install([lighterBrowser]);
  } catch (error) {
    say(`No hay ${lighterBrowser}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
