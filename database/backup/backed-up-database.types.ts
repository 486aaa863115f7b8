/** A database as backups see it. */
export interface BackedUpDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** Name of its file in a backup. */
  readonly file: string;
  /** Writes it as it is at one moment, while others use it. */
  readonly save: (target: string) => Promise<void>;
  /** Throws a BackupProblem when the file is not whole. */
  readonly check: (source: string) => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
  /** Throws a BackupProblem while anybody else has it open. */
  readonly requireUnused: () => Promise<void>;
  /** Puts what the file holds in place of all there is, at once or not at all. */
  readonly restore: (source: string) => Promise<void>;
}
