import path from 'node:path';
import type { DatabaseSettings } from '@mayorista/config';
import type { Knex } from 'knex';
import { openDatabase } from '../connection/open-database';
import { waitUntilShown } from '../shown/wait-until-shown';
import { readArguments, type ImportArguments } from './arguments';
import { explain } from './explain';
import type { ImportJob } from './import-job';
import { jobsOf } from './jobs';
import { ProgressBar, type Screen } from './progress-bar';
import { Refusals } from './refusals';
import { exitCodeOf, exitCodes, summaryText } from './summary';

/** What a command needs from the process around it. */
export interface Surroundings {
  cwd: string;
  screen: Screen;
  /** When aborted, the batch under way is finished and the command ends. */
  stop: AbortSignal;
  database(): DatabaseSettings;
  /** How long to wait without any progress for the platform to show what was imported; a minute if not said. */
  patienceMs?: number;
}

/** Longer than a process that runs a job takes to show that it is alive. */
const PATIENCE_MS = 60_000;

/** Runs an import from its arguments and returns the exit code; whatever goes wrong is said in Spanish on the screen. */
export async function runCommand(args: string[], around: Surroundings): Promise<number> {
  try {
    const command = readArguments(args, around.cwd);
    return await withDatabase(command, around);
  } catch (error) {
    around.screen.write(`${explain(error)}\n`);
    return exitCodes.failed;
  }
}

async function withDatabase(command: ImportArguments, around: Surroundings): Promise<number> {
  const db = command.dryRun ? null : openDatabase(around.database());
  try {
    const jobs = await jobsOf(command, db);
    const refusals = await Refusals.open(command.errors, jobs[0]?.keyField ?? 'clave');
    const codes: number[] = [];
    for (const job of jobs) if (!around.stop.aborted) codes.push(await runJob(job, { command, around, refusals }));
    await refusals.close();
    // What went in and is not to be seen weighs more than what was refused, which the person can mend in the file.
    if (db !== null && command.waits && !around.stop.aborted) codes.unshift(await tellShown(db, around));
    return codes.find((code) => code !== exitCodes.done) ?? exitCodes.done;
  } finally {
    await db?.destroy();
  }
}

/** Ends an import with what the store shows of it: rows that went in and are not to be seen are as good as lost. */
async function tellShown(db: Knex, { screen, stop, patienceMs = PATIENCE_MS }: Surroundings): Promise<number> {
  const bar = new ProgressBar(screen);
  const { isComplete, text } = await waitUntilShown(db, {
    stop,
    patienceMs,
    onWaiting: (waiting) =>
      bar.say(`Faltan ${waiting.toLocaleString('es-MX')} tareas para que la tienda lo muestre todo`),
  }).finally(() => bar.clear());
  screen.write(`${text}\n`);
  return isComplete ? exitCodes.done : exitCodes.notShown;
}

async function runJob(
  job: ImportJob,
  { command, around, refusals }: { command: ImportArguments; around: Surroundings; refusals: Refusals },
): Promise<number> {
  const bar = new ProgressBar(around.screen);
  const startedAt = performance.now();
  const summary = await job
    .run({
      dryRun: command.dryRun,
      batch: command.batch,
      stop: around.stop,
      onProgress: (progress) => bar.show(progress),
      onRefused: (row) => refusals.add(row, job.file),
    })
    .finally(() => bar.clear());
  refusals.show(around.screen);
  const seconds = (performance.now() - startedAt) / 1000;
  around.screen.write(
    `${path.basename(job.file)}: ${summaryText(job.noun, summary, { seconds, dryRun: command.dryRun })}\n`,
  );
  return exitCodeOf(summary);
}
