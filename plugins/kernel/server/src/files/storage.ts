import type { Readable } from 'node:stream';

export interface StoredBytes {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** A store of private files. Keys are made by the platform ('2026/03/<uuid>'), never from names that people send. */
export interface PrivateStorage {
  /** Copies a local file under a key, completely or not at all. */
  readonly put: (key: string, localFile: string) => Promise<void>;
  readonly open: (key: string) => Promise<Readable>;
  /** Removes a file; does nothing when there is none. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredBytes>;
}
