import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { now } from '../clock/clock';
import { AppError } from '../errors/refusal';
import { whenCommitted, type Tx } from '../transactions/in-transaction';
import { hashFile } from './hash-file';
import { privateStorage } from './storage-of';

export interface LocalFile {
  readonly path: string;
  readonly name: string;
  readonly mime: string;
}

/** A file whose bytes are in the private storage already, and which no row names yet. */
export interface KeptFile {
  readonly name: string;
  readonly mime: string;
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

const named = new WeakSet<KeptFile>();

/** Notes that a row names a kept file, once the transaction that writes the row has committed. */
export const noteNamed = (tx: Tx, kept: KeptFile): void => whenCommitted(tx, () => void named.add(kept));

/** Copies a file into the private storage. Never inside a transaction: a bucket answers in seconds. */
export async function keepFile({ path, name, mime }: LocalFile): Promise<KeptFile> {
  const [key, { size }, sha256] = [newKey(), await stat(path), await hashFile(path)];
  await privateStorage().put(key, path);
  return { name, mime, key, sizeBytes: size, sha256 };
}

type KeptFiles<F extends readonly LocalFile[]> = { readonly [K in keyof F]: KeptFile };

/**
 * Keeps files that the platform made, and runs `use` with them, which writes their rows in its transaction. Bytes that no row names
 * afterwards are removed; the nightly sweep removes what a crash leaves behind.
 */
export async function keepingFiles<const F extends readonly LocalFile[], T>(
  files: F,
  use: (kept: KeptFiles<F>) => Promise<T>,
): Promise<T> {
  const kept: KeptFile[] = [];
  return removingUnnamed(kept, async () => {
    for (const file of files) kept.push(await keepFile(file));
    return use(kept as unknown as KeptFiles<F>);
  });
}

/**
 * Removes the bytes of kept files that no row names when `work` has ended. Not after a failure that is no refusal: of a lost connection
 * nobody knows whether the rows were committed. What stays is swept at night.
 */
export async function removingUnnamed<T>(kept: readonly KeptFile[], work: () => Promise<T>): Promise<T> {
  const remove = (): Promise<unknown> =>
    Promise.allSettled(kept.filter((file) => !named.has(file)).map(({ key }) => privateStorage().remove(key)));
  try {
    const done = await work();
    await remove();
    return done;
  } catch (error) {
    if (error instanceof AppError) await remove();
    throw error;
  }
}

const newKey = (): string => `${now().toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;
