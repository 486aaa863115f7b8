import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@mayorista/config';
import { filesInBucket } from './bucket-files';
import { ifThere, readdirIfThere } from './files-below';
import type { StoredFiles } from './stored-files.types';

export const storedFiles = ({ s3, dataFolder }: Pick<Environment, 's3' | 'dataFolder'>): StoredFiles =>
  s3 === null ? filesInFolder(dataFolder) : filesInBucket(s3);

const parts = ['public/uploads', 'private'];

function filesInFolder(dataFolder: string): StoredFiles {
  return {
    kind: 'folder',
    async save(target) {
      let copied = 0;
      for (const part of parts) copied += await copyNew(path.join(dataFolder, part), path.join(target, part));
      return copied;
    },
    async restore(source) {
      for (const part of parts) await replaceFolder(path.join(source, part), path.join(dataFolder, part));
    },
  };
}

async function copyNew(source: string, target: string): Promise<number> {
  let copied = 0;
  for (const entry of await readdirIfThere(source)) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) copied += await copyNew(from, to);
    else if (!existsSync(to) && !entry.name.endsWith('.part')) copied += await copyIfThere(from, to);
  }
  return copied;
}

async function copyIfThere(from: string, to: string): Promise<number> {
  await mkdir(path.dirname(to), { recursive: true });
  return ifThere(
    copyFile(from, to).then(() => 1),
    0,
  );
}

/** The new folder is whole before it takes the old one's place. */
async function replaceFolder(source: string, target: string): Promise<void> {
  const [next, last] = [`${target}.restoring`, `${target}.before`];
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  if (existsSync(source)) await cp(source, next, { recursive: true });
  await rm(last, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, last);
  await rename(next, target);
  await rm(last, { recursive: true, force: true });
}
