import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
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

/** The folder with all state: database, uploads, private files, generated secrets. */
export const dataFolder = () => path.resolve(root, process.env.MAYORISTA_DATA || '.data');

/** Writes the secrets that neither the environment nor `.env` nor an earlier start gave, readable by this user alone. */
export async function ensureSecrets() {
  const folder = dataFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'secrets.env');
  const known =
    (await readFile(file, 'utf8').catch(() => '')) +
    (existsSync(path.join(root, '.env')) ? await readFile(path.join(root, '.env'), 'utf8') : '');
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
