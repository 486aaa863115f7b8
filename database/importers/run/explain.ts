import { ConfigurationError } from '@mayorista/config';
import { DatabaseProblem } from '../connection/open-database';
import { MapProblem } from '../mapping/map-file';
import { SourceProblem } from '../source/source-problem';
import { UsageProblem } from './arguments';

const expected = [SourceProblem, MapProblem, DatabaseProblem, UsageProblem, ConfigurationError];

/** An error as the person at the terminal should read it; a defect keeps its trace. */
export function explain(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'SQLITE_BUSY')
    return 'La base de datos está ocupada por otro proceso; vuelve a intentarlo en un momento';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'No queda espacio en el disco';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `No se pudo conectar con la base de datos: ${message}`;
  if (code === 'EACCES' || code === 'EISDIR' || code === 'ENOENT') return `No se pudo escribir o leer: ${message}`;
  return `Error inesperado: ${stack ?? String(error)}`;
}
