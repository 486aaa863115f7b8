import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Answers of each address that are waited for, however soon the work is done. */
const fewest = 20;

interface Watched {
  readonly took: Readonly<Record<string, readonly number[]>>;
  readonly failed: readonly string[];
}

/** How addresses were answered while something else went on. */
export interface Latency {
  readonly url: string;
  readonly answers: number;
  /** What all but one of twenty answers took at the most; milliseconds. */
  readonly p95: number;
  readonly longest: number;
}

/** Has addresses asked all the time by a process of its own while `work` goes on; says how long their answers took, and which failed. */
export async function watching(
  urls: readonly string[],
  work: () => Promise<void>,
): Promise<{ readonly latencies: readonly Latency[]; readonly failed: readonly string[] }> {
  const watcher = fork(path.join(import.meta.dirname, 'watch-latency.cjs'), ['20', String(fewest), ...urls], {
    execArgv: [],
  });
  const report = new Promise<Watched>((resolve) => {
    watcher.on('message', (told: Watched | 'begun') => told !== 'begun' && resolve(told));
  });
  try {
    // The first answers are those of a connection that is not there yet.
    await once(watcher, 'message');
    await work();
    watcher.send('stop');
    const { took, failed } = await report;
    const latencies = Object.entries(took).map(([url, times]) => {
      const inOrder = [...times].sort((one, other) => one - other);
      const at = (share: number) => Math.round(inOrder[Math.ceil(inOrder.length * share) - 1] ?? 0);
      return { url, answers: inOrder.length, p95: at(0.95), longest: at(1) };
    });
    return { latencies, failed };
  } finally {
    watcher.kill();
  }
}
