import { databaseSettings, keepDataPrivate, requireEnvironment } from '@mayorista/config';
import { runCommand } from './run/command';

/** `node dist/importers/cli.js products|postal-codes|sat FILE [options]`: the npm scripts import:* of the root. */
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
  process.exitCode = await runCommand(process.argv.slice(2), {
    cwd: process.cwd(),
    screen: process.stdout,
    stop: stop.signal,
    database: databaseSettings,
  });
}

void main();
