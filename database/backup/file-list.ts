import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow, ifThere } from './files-below';
import { BackupProblem } from './problem';

const name = 'files.json';
/** The bytes of each file of a backup by its path below `files`. */
const sizesSchema = z.record(z.string(), z.number().int());
/** The most files that a message names. */
const mostNamed = 5;

/** Writes down which files a backup holds, so that restoring it can tell what was lost since. */
export async function writeFileList(folder: string): Promise<void> {
  const files = path.join(folder, 'files');
  const sizes: Record<string, number> = {};
  for (const key of (await filesBelow(files)).sort()) sizes[key] = (await stat(path.join(files, key))).size;
  await writeFile(path.join(folder, name), `${JSON.stringify(sizes, null, 1)}\n`);
}

/** Checks that all files of a backup are there and whole. Throws a BackupProblem that names those that are not. Older backups have no list. */
export async function requireListedFiles(folder: string): Promise<void> {
  const text = await ifThere(readFile(path.join(folder, name), 'utf8'), null);
  if (text === null) return;
  const lost: string[] = [];
  for (const [key, size] of Object.entries(sizesSchema.parse(JSON.parse(text))))
    if ((await ifThere(stat(path.join(folder, 'files', key)), null))?.size !== size) lost.push(key);
  if (lost.length === 0) return;
  const more = lost.length > mostNamed ? ` y ${lost.length - mostNamed} más` : '';
  throw new BackupProblem(`Al respaldo le faltan archivos: ${lost.slice(0, mostNamed).join(', ')}${more}`);
}
