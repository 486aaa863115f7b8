import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  databaseSettings,
  env as currentEnvironment,
  forgetEnvironment,
  parseSecretLines,
  secretLines,
  secretsByName,
  type Environment,
} from '@mayorista/config';
import { backedUpDatabase } from './database';
import { requireListedFiles } from './file-list';
import { readManifest, sha256Of, type Manifest } from './manifest';
import { BackupProblem } from './problem';
import { storedFiles } from './stored-files';

export interface Restored {
  readonly manifest: Manifest;
  /** Names of secrets that the environment sets to others than the backup was made with. */
  readonly otherSecrets: readonly string[];
}

/**
 * Puts a backup in place of what the platform has: files first, then the database, then the secrets of the data folder. Nothing is
 * touched when the backup is damaged or lacks a file, of another kind of database, the platform runs, or there is data and `replace` was not asked for.
 */
export async function restoreBackup(env: Environment, folder: string, replace: boolean): Promise<Restored> {
  const manifest = await readManifest(folder);
  const database = backedUpDatabase(databaseSettings());
  if (manifest.database !== database.kind)
    throw new BackupProblem(
      `El respaldo es de ${nameOf(manifest.database)} y esta instalación usa ${nameOf(database.kind)}`,
    );
  const source = path.join(folder, database.file);
  if (!existsSync(source) || (await sha256Of(source)) !== manifest.databaseSha256)
    throw new BackupProblem('La base de datos del respaldo está dañada o incompleta');
  await database.check(source);
  await requireListedFiles(folder);
  if (!replace && !(await database.isEmpty()))
    throw new BackupProblem('Ya hay datos: agrega --replace para poner el respaldo en su lugar');
  await database.requireUnused();
  await storedFiles(env).restore(path.join(folder, 'files'));
  await database.restore(source);
  return { manifest, otherSecrets: manifest.hasSecrets ? await restoreSecrets(env, folder) : [] };
}

const nameOf = (kind: Manifest['database']): string => (kind === 'sqlite' ? 'SQLite' : 'PostgreSQL');

async function restoreSecrets({ dataFolder }: Environment, folder: string): Promise<string[]> {
  const wanted = parseSecretLines(await readFile(path.join(folder, 'secrets.env'), 'utf8'));
  const file = path.join(dataFolder, 'secrets.env');
  await writeFile(`${file}.restoring`, secretLines(wanted), { mode: 0o600 });
  await rename(`${file}.restoring`, file);
  forgetEnvironment();
  const inForce = secretsByName(currentEnvironment());
  return Object.keys(wanted).filter((name) => inForce[name] !== wanted[name]);
}
