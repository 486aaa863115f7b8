import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CHUNK_BYTES } from './limits';
import { isGzip } from './sniff';
import { SourceProblem } from './source-problem';

export interface ByteSource {
  /** Inflated bytes. Reading stops the disk when the consumer is slow. */
  chunks: AsyncIterable<Buffer>;
  /** Part of the file read so far, 0 to 1, counted on the bytes of the disk. */
  progress(): number;
}

/** Identity of the file's content as the file system tells it; two equal stamps mean nobody wrote in between. */
export async function fileStamp(file: string): Promise<{ size: number; modified: number }> {
  const info = await stat(file).catch((cause: unknown) => {
    throw new SourceProblem('not_found', file, null, { cause });
  });
  if (!info.isFile()) throw new SourceProblem('not_a_file', file);
  if (info.size === 0) throw new SourceProblem('empty');
  return { size: info.size, modified: info.mtimeMs };
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new SourceProblem('unreadable', String(cause), null, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Opens a file, inflating it when it is gzip. Refuses what is missing, a folder or empty. */
export async function openBytes(file: string): Promise<ByteSource> {
  const { size } = await fileStamp(file);
  const compressed = isGzip(await firstBytes(file));
  const disk = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const stream = compressed ? pipeline(disk, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined) : disk;
  return {
    chunks: translated(stream as AsyncIterable<Buffer>),
    progress: () => Math.min(1, disk.bytesRead / size),
  };
}

async function* translated(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (cause) {
    throw asProblem(cause);
  }
}

function asProblem(cause: unknown): SourceProblem {
  const { code = '', message = '' } = cause as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return new SourceProblem('gzip_truncated', '', null, { cause });
  if (code.startsWith('Z_')) return new SourceProblem('gzip_corrupt', message, null, { cause });
  return new SourceProblem('unreadable', message, null, { cause });
}
