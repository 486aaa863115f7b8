import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import type { Sqlite } from './database';

/** Sees, from a thread that does not search, that somebody changed the search file. Never waits for a writer. */
export class FileVersion {
  private connection: Sqlite | undefined;

  constructor(private readonly file: string) {}

  /** SQLite's data_version, which moves with every commit of another connection; undefined while there is no file. */
  read(): number | undefined {
    if (this.connection === undefined && !existsSync(this.file)) return undefined;
    this.connection ??= new Database(this.file, { readonly: true });
    return Number(this.connection.pragma('data_version', { simple: true }));
  }

  close(): void {
    this.connection?.close();
    this.connection = undefined;
  }
}
