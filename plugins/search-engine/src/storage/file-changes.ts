import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import type { Sqlite } from './database';
import type { DocumentChange } from './document-changes';

/** The changes of the tasks since one of them. */
export interface TaskChanges {
  /** The newest task. */
  readonly last: number;
  /** Null: anything. */
  readonly documents: readonly DocumentChange[] | null;
}

interface TaskRow {
  readonly uid: number;
  readonly changes: string | null;
}

/** Sees, from a thread that does not search, what somebody changed in the search file. Never waits for a writer. */
export class FileChanges {
  private connection: Sqlite | undefined;

  constructor(private readonly file: string) {}

  /** SQLite's data_version, which moves with every commit of another connection; undefined while there is no file. */
  version(): number | undefined {
    const connection = this.open();
    return connection === undefined ? undefined : Number(connection.pragma('data_version', { simple: true }));
  }

  /** Reads the tasks after one; those of a release before, forgotten ones and commits without a task may have changed anything. */
  since(task: number): TaskChanges {
    const connection = this.open();
    if (connection === undefined || !hasChanges(connection)) return { last: task, documents: null };
    const rows = connection
      .prepare<[number], TaskRow>('SELECT uid, changes FROM tasks WHERE uid > ? ORDER BY uid')
      .all(task);
    const last = rows.at(-1)?.uid ?? task;
    const isTold = rows.length > 0 && last - task === rows.length && rows.every(({ changes }) => changes !== null);
    return { last, documents: isTold ? rows.flatMap(documentsOf) : null };
  }

  close(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  private open(): Sqlite | undefined {
    if (this.connection === undefined && !existsSync(this.file)) return undefined;
    this.connection ??= new Database(this.file, { readonly: true });
    return this.connection;
  }
}

const documentsOf = ({ changes }: TaskRow): DocumentChange[] => JSON.parse(changes ?? '[]') as DocumentChange[];

/** A file of a release before has no such column until somebody of this one writes to it. */
const hasChanges = (connection: Sqlite): boolean =>
  (connection.pragma('table_info(tasks)') as { name: string }[]).some(({ name }) => name === 'changes');
