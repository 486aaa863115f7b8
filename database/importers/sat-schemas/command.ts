import { openDatabase } from '../connection/open-database';
import { DatabaseProblem } from '../connection/open-database';
import type { Surroundings } from '../run/command';
import { exitCodes } from '../run/summary';
import { importSatSchemas } from './import-sat-schemas';
import { SchemaProblem } from './schema-problem';

/** `npm run import:sat-schemas -- FOLDER`: returns the exit code; whatever goes wrong is said in Spanish on the screen. */
export async function runSchemasCommand(
  [folder, ...rest]: readonly string[],
  { screen, cwd, database }: Pick<Surroundings, 'screen' | 'cwd' | 'database'>,
): Promise<number> {
  if (folder === undefined || rest.length > 0) {
    screen.write('Uso: npm run import:sat-schemas -- CARPETA\n');
    return exitCodes.failed;
  }
  try {
    const db = openDatabase(database());
    try {
      const names = await importSatSchemas(db, folder, cwd);
      screen.write(`${names.length} esquemas cargados: ${names.join(', ')}\n`);
      return exitCodes.done;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof SchemaProblem || error instanceof DatabaseProblem)) throw error;
    screen.write(`${error.message}\n`);
    return exitCodes.failed;
  }
}
