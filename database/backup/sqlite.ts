import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import Database from 'better-sqlite3';
import type { BackedUpDatabase } from './backed-up-database.types';
import { BackupProblem } from './problem';

/** The platform's file. */
export function sqliteDatabase(filename: string): BackedUpDatabase {
  return {
    kind: 'sqlite',
    file: 'database.sqlite',
    async save(target) {
      if (!existsSync(filename)) throw new BackupProblem('Todavía no hay base de datos que respaldar');
      const source = new Database(filename, { readonly: true });
      try {
        await source.backup(target);
      } finally {
        source.close();
      }
      asOneFile(target);
    },
    check: (source) => Promise.resolve(requireWhole(source)),
    isEmpty: () => Promise.resolve(!existsSync(filename)),
    requireUnused: () => Promise.resolve(existsSync(filename) ? requireAlone(filename) : undefined),
    async restore(source) {
      const next = `${filename}.restoring`;
      await copyFile(source, next);
      requireWhole(next);
      for (const ending of ['-wal', '-shm']) await rm(filename + ending, { force: true });
      await rename(next, filename);
    },
  };
}

function asOneFile(filename: string): void {
  const copy = new Database(filename);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

function requireWhole(filename: string): void {
  const copy = new Database(filename, { readonly: true, fileMustExist: true });
  try {
    const answer = copy.pragma('integrity_check', { simple: true });
    if (answer !== 'ok') throw new BackupProblem(`La base de datos del respaldo está dañada: ${String(answer)}`);
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem('La base de datos del respaldo está dañada', { cause: error });
  } finally {
    copy.close();
  }
}

/** Leaving the write-ahead log is refused while another process has the file open, even one that only waits. */
function requireAlone(filename: string): void {
  const database = new Database(filename, { timeout: 500 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new BackupProblem('La plataforma está en marcha: detenla antes de restaurar', { cause: error });
  } finally {
    database.close();
  }
}
