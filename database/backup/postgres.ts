import { pipeline } from 'node:stream/promises';
import { postgresEnvironment, postgresProgram } from '@mayorista/config';
import type { BackedUpDatabase } from './backed-up-database.types';
import { BackupProblem } from './problem';
import { runProgram, startProgram } from './run-program';

const tables = "select count(*) from pg_tables where schemaname = 'public'";
const others =
  "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
// Its owner as PostgreSQL itself makes it: pg_dump writes down a schema whose owner is another, and there would be two.
const emptied =
  'drop schema if exists public cascade; create schema public; alter schema public owner to pg_database_owner;';

/** A database of a PostgreSQL server, by PostgreSQL's own programs. */
export function postgresDatabase(url: string): BackedUpDatabase {
  const env = postgresEnvironment(url);
  const ask = async (sql: string) => Number(await runProgram(postgresProgram('psql'), ['-XAtqc', sql], env));
  return {
    kind: 'postgres',
    file: 'database.dump',
    async save(target) {
      await runProgram(
        postgresProgram('pg_dump'),
        ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`],
        env,
      );
    },
    async check(source) {
      const listed = await runProgram(postgresProgram('pg_restore'), ['--list', source], env);
      if (!listed.includes('TABLE DATA')) throw new BackupProblem('El respaldo no tiene datos de la base de datos');
    },
    isEmpty: async () => (await ask(tables)) === 0,
    async requireUnused() {
      const open = await ask(others);
      if (open > 0)
        throw new BackupProblem(
          `La base de datos está en uso (${open} conexiones): detén cms y workers antes de restaurar`,
        );
    },
    restore: (source) => restoreInOneTransaction(source, env),
  };
}

async function restoreInOneTransaction(source: string, env: NodeJS.ProcessEnv): Promise<void> {
  const reader = startProgram(
    postgresProgram('pg_restore'),
    ['--no-owner', '--no-privileges', '--file=-', source],
    env,
  );
  const writer = startProgram(
    postgresProgram('psql'),
    ['-Xq', '--single-transaction', '-v', 'ON_ERROR_STOP=1', '-c', emptied, '-f', '-'],
    env,
  );
  reader.child.stdin?.end();
  if (reader.child.stdout === null || writer.child.stdin === null) throw new Error('programs without pipes');
  const [written, piped, read] = await Promise.allSettled([
    writer.done,
    pipeline(reader.child.stdout, writer.child.stdin),
    reader.done,
  ]);
  // What the server says explains more than the pipe that broke with it.
  for (const end of [written, read, piped]) if (end.status === 'rejected') throw end.reason;
}
