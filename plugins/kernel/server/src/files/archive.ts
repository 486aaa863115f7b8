import { open, type Entry, type ZipFile } from 'yauzl';
import type { FieldError } from '../errors/refusal';

const megabyte = 1024 * 1024;
const mostEntries = 5_000;

/** Tells whether a file is a ZIP archive, as documents of Office are. */
export const isArchive = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b;

/**
 * Returns why an archive is not taken: it has no whole list of what is in it, or unpacks to more than whoever opens it would expect; null
 * for nothing.
 */
export async function archiveProblem(
  file: string,
  mostMegabytes: number,
): Promise<Pick<FieldError, 'code' | 'params'> | null> {
  const extent = await extentOf(file, mostMegabytes * megabyte);
  if (extent === 'within') return null;
  return extent === null
    ? { code: 'file_cut_off' }
    : { code: 'file_unpacks_too_large', params: { max: mostMegabytes } };
}

/** Reads the list at the archive's end, as far as it stays within the bounds; null where there is none that can be read. */
function extentOf(file: string, mostBytes: number): Promise<'within' | 'beyond' | null> {
  return new Promise((resolve) => {
    open(file, { lazyEntries: true }, (error: Error | null, zip?: ZipFile) => {
      if (error !== null || zip === undefined) return resolve(null);
      let [entries, unpackedBytes] = [0, 0];
      const end = (extent: 'within' | 'beyond' | null): void => {
        zip.close();
        resolve(extent);
      };
      zip.on('error', () => end(null));
      zip.on('end', () => end('within'));
      zip.on('entry', ({ uncompressedSize }: Entry) => {
        [entries, unpackedBytes] = [entries + 1, unpackedBytes + uncompressedSize];
        if (entries > mostEntries || unpackedBytes > mostBytes) end('beyond');
        else zip.readEntry();
      });
      zip.readEntry();
    });
  });
}
