import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseSettings, secretLines, secretsByName, type Environment } from '@mayorista/config';
import { backedUpDatabase } from './database';
import { writeFileList } from './file-list';
import { sha256Of, writeManifest, type Manifest } from './manifest';
import { storedFiles } from './stored-files';

export interface BackupOptions {
  /** Folder in which the backup gets a folder of its own, named by its moment. */
  readonly folder: string;
  readonly withSecrets: boolean;
  /** How many backups stay in the folder; all unless said. */
  readonly keep?: number;
}

const nameOf = (moment: Date): string => `mayorista-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const backupName = /^mayorista-\d{8}T\d{6}Z$/;

/**
 * Makes a backup of database, files and secrets while the platform runs. It appears under its name when it is whole. Returns its
 * folder and what it holds.
 */
export async function makeBackup(
  env: Environment,
  { folder, withSecrets, keep }: BackupOptions,
): Promise<{ readonly folder: string; readonly manifest: Manifest }> {
  const madeAt = new Date();
  const target = path.join(folder, nameOf(madeAt));
  const making = `${target}.part`;
  await mkdir(making, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(making, env, { madeAt, withSecrets });
    await writeManifest(making, manifest);
    await rename(making, target);
    if (keep !== undefined) await removeOlder(folder, keep);
    return { folder: target, manifest };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function fill(
  folder: string,
  env: Environment,
  { madeAt, withSecrets }: { readonly madeAt: Date; readonly withSecrets: boolean },
): Promise<Manifest> {
  const [database, files] = [backedUpDatabase(databaseSettings()), storedFiles(env)];
  const [databaseFile, filesFolder] = [path.join(folder, database.file), path.join(folder, 'files')];
  // A file lies there before a row names it, and longer than it does: what was there before the database and what came meanwhile is all it names.
  const before = await files.save(filesFolder);
  await database.save(databaseFile);
  await database.check(databaseFile);
  const after = await files.save(filesFolder);
  await writeFileList(folder);
  if (withSecrets) await writeFile(path.join(folder, 'secrets.env'), secretLines(secretsByName(env)), { mode: 0o600 });
  return {
    format: 1,
    madeAt: madeAt.toISOString(),
    release: await releaseOf(env),
    database: database.kind,
    databaseSha256: await sha256Of(databaseFile),
    files: before + after,
    hasSecrets: withSecrets,
  };
}

async function releaseOf({ root }: Environment): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

async function removeOlder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep)))
    await rm(path.join(folder, name), { recursive: true });
}
