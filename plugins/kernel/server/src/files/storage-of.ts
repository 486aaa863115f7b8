import path from 'node:path';
import { env, type Environment } from '@mayorista/config';
import { localStorage } from './local-storage';
import { s3Storage } from './s3-storage';
import type { PrivateStorage } from './storage';

const opened = new WeakMap<Environment, PrivateStorage>();

/** The private storage of this installation: the bucket when S3_BUCKET is set, else `<data>/private`. */
export function privateStorage(): PrivateStorage {
  const storage = opened.get(env()) ?? open(env());
  opened.set(env(), storage);
  return storage;
}

const open = ({ s3, dataFolder }: Environment): PrivateStorage =>
  s3 === null ? localStorage(path.join(dataFolder, 'private')) : s3Storage(s3);
