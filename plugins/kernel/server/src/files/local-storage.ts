import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PrivateStorage, StoredBytes } from './storage';

/**
 * Creates a storage in a local folder. Files are copied under a temporary name, flushed and then renamed, so that none is visible half
 * written.
 */
export function localStorage(folder: string): PrivateStorage {
  const fileOf = (key: string): string => {
    if (!/^[\w-]+(?:\/[\w-]+)*(?:\.\w+)?$/.test(key)) throw new Error(`Not a storage key: "${key}"`);
    return path.join(folder, key);
  };
  return {
    async put(key, localFile) {
      const target = fileOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      const temporary = `${target}.part`;
      await copyFile(localFile, temporary);
      const handle = await open(temporary, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
    },
    async open(key) {
      const file = fileOf(key);
      await stat(file);
      return createReadStream(file);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: () => walk(folder, ''),
  };
}

async function* walk(folder: string, prefix: string): AsyncIterable<StoredBytes> {
  const entries = (await unlessGone(readdir(path.join(folder, prefix), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const key = path.posix.join(prefix, entry.name);
    if (entry.isDirectory()) yield* walk(folder, key);
    else {
      const found = await unlessGone(stat(path.join(folder, key)));
      if (found !== null) yield { key, modifiedAt: found.mtime };
    }
  }
}

/** Returns null when the file was removed while it was being read. */
const unlessGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
