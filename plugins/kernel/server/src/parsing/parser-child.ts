// The process that parses what others send, started by parser-process.ts. It holds no secret, asks no database and is ended at any time.
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ParserAnswer, ParserMessage, ParserTask } from './parser-process';
import type { Parse } from './parser';

/** A thread looks on: whoever computes in one piece can be ended by nobody else, wherever memory and time go. */
const watchdog = `
const { workerData: { state, limits, parent } } = require('node:worker_threads');
const [now, allowed] = [new Int32Array(state), new Float64Array(limits)];
for (;;) {
  Atomics.wait(now, 0, 0);
  const begun = process.cpuUsage();
  while (Atomics.load(now, 0) === 1) {
    const { user, system } = process.cpuUsage(begun);
    const isOver = process.memoryUsage.rss() > allowed[0] || (user + system) / 1e6 > allowed[1];
    if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    Atomics.wait(now, 0, 1, 4);
  }
}`;

const state = new SharedArrayBuffer(4);
const limits = new SharedArrayBuffer(16);
const [now, allowed] = [new Int32Array(state), new Float64Array(limits)];

function watch(isWatched: boolean): void {
  Atomics.store(now, 0, isWatched ? 1 : 0);
  Atomics.notify(now, 0);
}

async function answer({ file, input, mostBytes, mostSeconds }: ParserTask): Promise<ParserAnswer> {
  [allowed[0], allowed[1]] = [mostBytes, mostSeconds];
  watch(true);
  try {
    const { run } = (await import(file)) as { run: Parse<unknown, unknown> };
    return { value: await run(input) };
  } catch (error) {
    return { error: String((error as Error).stack ?? error).slice(0, 2_000) };
  } finally {
    watch(false);
  }
}

// Serving comes first; and whoever ends the platform by a key ends it, not what it is just doing.
setPriority(10);
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
const tell = (told: ParserAnswer): void => {
  const message: ParserMessage = { answer: told, bytes: process.memoryUsage.rss() };
  process.send?.(message);
};
process.on('message', (task: ParserTask) => void answer(task).then(tell));
new Worker(watchdog, { eval: true, workerData: { state, limits, parent: process.ppid } });
