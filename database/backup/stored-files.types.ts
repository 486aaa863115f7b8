/** Uploads and private files as backups see them. */
export interface StoredFiles {
  readonly kind: 'folder' | 'bucket';
  /** Copies what is not there yet; returns how many files it copied. */
  readonly save: (target: string) => Promise<number>;
  readonly restore: (source: string) => Promise<void>;
}
