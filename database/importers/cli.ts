import { databaseSettings, keepDataPrivate, requireEnvironment } from '@mayorista/config';
import { runCommand } from './run/command';
import { runSchemasCommand } from './sat-schemas/command';

/** `node dist/importers/cli.js products|postal-codes|sat|sat-schemas FILE [options]`: the npm scripts import:* of the root. */
async function main(): Promise<void> {
  requireEnvironment();
  keepDataPrivate();
  const stop = new AbortController();
  process.on('SIGINT', () => {
    // A second Ctrl-C does not wait: the open transaction is rolled back.
    if (stop.signal.aborted) process.exit(130);
    process.stdout.write('\nTerminando el lote en curso… (otra vez Ctrl-C para salir ya)\n');
    stop.abort();
  });
  const [kind, ...rest] = process.argv.slice(2);
  const around = {
    cwd: process.cwd(),
    screen: process.stdout,
    stop: stop.signal,
    database: databaseSettings,
  };
  process.exitCode =
    kind === 'sat-schemas' ? await runSchemasCommand(rest, around) : await runCommand(process.argv.slice(2), around);
}

void main();
