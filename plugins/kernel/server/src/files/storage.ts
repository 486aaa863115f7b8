import type { Readable } from 'node:stream';

export interface StoredBytes {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Where private bytes lie. Keys are made by the house ('2026/03/<uuid>'), never from what people send. */
export interface PrivateStorage {
  /** Copies a local file under a key: whole or not at all. */
  readonly put: (key: string, localFile: string) => Promise<void>;
  readonly open: (key: string) => Promise<Readable>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredBytes>;
}
