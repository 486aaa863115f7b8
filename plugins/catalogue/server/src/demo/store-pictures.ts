import { insertRows, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { writePictures, type Drawn } from './picture-files';

/** Puts drawings into the media library; answers the ids of their files, in order. */
export async function storePictures(tx: Tx, pictures: readonly Drawn[]): Promise<number[]> {
  const files = await writePictures(pictures);
  await insertRows(
    tx,
    tables.file,
    files.map((file) => ({ ...file })),
  );
  const ids = await idsByHash(tx);
  return files.map(({ hash }) => ids.get(hash) ?? nothing(hash));
}

/** A picture's hash begins with its own name: no two pictures share one. */
async function idsByHash(tx: Tx): Promise<Map<string, number>> {
  const rows = (await tx.trx(tables.file).select('id', 'hash')) as { id: number; hash: string }[];
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

function nothing(hash: string): never {
  throw new Error(`No file was stored for ${hash}`);
}
