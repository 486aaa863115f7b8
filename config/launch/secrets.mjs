import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.mjs';

const names = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'SESSION_SECRET',
  'SEARCH_MASTER_KEY',
];
const made = () => randomBytes(32).toString('base64url');

const settingsFile = () => readFile(path.join(root, '.env'), 'utf8').catch(() => '');

/** The folder with all state, as the environment or `.env` says: database, uploads, private files, generated secrets. */
async function dataFolder() {
  const [, ofFile = ''] = /^\s*MAYORISTA_DATA\s*=\s*["']?([^"'\n]*)/m.exec(await settingsFile()) ?? [];
  return path.resolve(root, process.env.MAYORISTA_DATA || ofFile.trim() || '.data');
}

/** Writes the secrets that neither the environment nor `.env` nor an earlier start gave, readable by this user alone. */
export async function ensureSecrets() {
  const folder = await dataFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'secrets.env');
  const known = `${await readFile(file, 'utf8').catch(() => '')}\n${await settingsFile()}`;
  const has = (name) => process.env[name] || new RegExp(`^${name}=.+`, 'm').test(known);
  const lines = [
    ...(has('APP_KEYS') ? [] : [`APP_KEYS=${made()},${made()}`]),
    ...names.filter((name) => !has(name)).map((name) => `${name}=${made()}`),
  ];
  if (lines.length === 0) return;
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(`${file}.new`, `${before}${lines.join('\n')}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
