import path from 'node:path';
import { env } from '@mayorista/config';
import { localStorage } from './local-storage';
import { s3Storage } from './s3-storage';
import type { PrivateStorage } from './storage';

let opened: PrivateStorage | null = null;

/** The private storage of this installation: the bucket when S3_BUCKET is set, else `<data>/private`. */
export const privateStorage = (): PrivateStorage => (opened ??= open());

function open(): PrivateStorage {
  const { s3, dataFolder } = env();
  return s3 === null ? localStorage(path.join(dataFolder, 'private')) : s3Storage(s3);
}
