import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Resolves to `otherwise` when what is read has gone: files come and go while they are copied, and what goes is named by nothing any more. */
export const ifThere = async <T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  });

/** Lists a folder; nothing when there is none. */
export const readdirIfThere = (folder: string) => ifThere(readdir(folder, { withFileTypes: true }), []);

/** Returns the paths of all files below a folder, with '/' on every system; none when there is no folder. */
export async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdirIfThere(path.join(folder, prefix));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const key = path.posix.join(prefix, entry.name);
      return entry.isDirectory() ? await filesBelow(folder, key) : [key];
    }),
  );
  return found.flat();
}
