import path from 'node:path';
import { env, type Environment } from '@mayorista/config';
import { localStorage } from './local-storage';
import { assertOutsideTransaction } from '../transactions/outside-transaction';
import type { PrivateStorage } from './storage';

const opened = new WeakMap<Environment, PrivateStorage>();

/** Returns the private storage of this installation: the bucket when S3_BUCKET is set, else `<data>/private`. */
export function privateStorage(): PrivateStorage {
  const storage = opened.get(env()) ?? outsideTransactions(open(env()));
  opened.set(env(), storage);
  return storage;
}

/** A bucket answers in seconds; a folder is asked in the same way, so that tests notice. Removals follow a commit. */
const outsideTransactions = (storage: PrivateStorage): PrivateStorage => ({
  ...storage,
  put: async (key, localFile) => {
    assertOutsideTransaction('keeping a file');
    return storage.put(key, localFile);
  },
  open: async (key) => {
    assertOutsideTransaction('opening a file');
    return storage.open(key);
  },
  remove: async (key) => {
    assertOutsideTransaction('removing a file');
    return storage.remove(key);
  },
});

const open = ({ s3, dataFolder }: Environment): PrivateStorage =>
  s3 === null
    ? localStorage(path.join(dataFolder, 'private'))
    : whenUsed(async () => (await import('./s3-storage')).s3Storage(s3));

/** Returns a storage whose code is loaded on first use, for most installations store files locally. */
function whenUsed(open: () => Promise<PrivateStorage>): PrivateStorage {
  let opened: Promise<PrivateStorage> | undefined;
  const storage = (): Promise<PrivateStorage> => (opened ??= open());
  return {
    put: async (key, localFile) => (await storage()).put(key, localFile),
    open: async (key) => (await storage()).open(key),
    remove: async (key) => (await storage()).remove(key),
    async *list() {
      yield* (await storage()).list();
    },
  };
}
