// What must hold before anything starts. Plain Node: nothing is installed yet.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { isInstalled } from './before/installed.mjs';
import { run } from './run.mjs';
import { root } from './root.mjs';

const least = [20, 19];

/** Ends with one line when this Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  stop(`Se necesita Node ${least.join('.')} o posterior; este es ${version}.`);
}

/** Ends with one line when something already listens on a port. */
export async function requireFreePort(port, host, variable) {
  const isFree = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  if (!isFree) stop(`El puerto ${port} está ocupado. Libéralo o elige otro con ${variable}.`);
}

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Installs the locked dependencies when they are missing or are not those that the lock file wants. */
export async function ensureInstalled(say) {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (
    existsSync(installed) &&
    isInstalled(await readJson(path.join(root, 'package-lock.json')), await readJson(installed))
  )
    return;
  say('Instalando dependencias (la primera vez tarda unos minutos)…');
  // With NODE_ENV=production npm would leave out what builds the panel and the store.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, title: 'npm ci' });
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}
