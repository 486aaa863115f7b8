import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inheritedEnvironment } from './env';

const installed = '/usr/lib/postgresql';

/** Returns the newest of PostgreSQL's own programs of this name: of POSTGRES_BIN, of this machine's packages, or of the PATH. */
export function postgresProgram(name: 'pg_dump' | 'pg_restore' | 'psql'): string {
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const { POSTGRES_BIN } = inheritedEnvironment();
  const folders = [POSTGRES_BIN ?? [], versions.map((version) => path.join(installed, version, 'bin'))].flat();
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? name;
}

/** Returns the environment in which those programs reach the database of an address: no password among their arguments, which all may read. */
export function postgresEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGCLIENTENCODING: 'UTF8',
    PGAPPNAME: 'mayorista-respaldo',
  };
  return {
    ...inheritedEnvironment(),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  };
}
