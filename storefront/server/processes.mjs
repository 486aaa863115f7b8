import cluster from 'node:cluster';
import { restartOf } from '../../config/launch/restart.mjs';

const RESTART_BASE_MS = 250;

/**
 * Runs this program in `count` more processes that listen on one port; a page takes a core's whole attention. One that dies is
 * replaced, after growing pauses. When none has ever listened there is nothing to replace: this process ends as the first did.
 * SIGTERM and SIGINT are passed on; this process ends with the last of them.
 */
export function runProcesses(count) {
  let hasListened = false;
  let isStopping = false;
  const running = () => Object.values(cluster.workers);

  function stop() {
    isStopping = true;
    if (running().length === 0) process.exit();
    for (const worker of running()) worker.process.kill('SIGTERM');
  }

  function start(failures = 0) {
    const startedAt = Date.now();
    const worker = cluster.fork();
    worker.once('listening', () => (hasListened = true));
    worker.once('exit', (code, signal) => {
      if (!hasListened && !isStopping) {
        process.exitCode = code || 1;
        stop();
      }
      if (isStopping) return running().length === 0 && process.exit();
      const next = restartOf({ startedAt, failures, baseMs: RESTART_BASE_MS });
      console.error(
        `warn: a process of the store ended (${signal ?? `code ${code}`}); another begins in ${next.pauseMs} ms`,
      );
      setTimeout(() => !isStopping && start(next.failures), next.pauseMs);
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
  for (let index = 0; index < count; index += 1) start();
}
