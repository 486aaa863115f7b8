import { spawn } from 'node:child_process';
import path from 'node:path';
import { restartOf } from './restart.mjs';
import { root } from './root.mjs';

/** Processes finish what is under way first; each ends by itself within its own limit, and is ended so long after it. */
const afterLimitMs = 10_000;
const restartBaseMs = 500;

/**
 * Keeps processes running: one that dies is started again, with growing pauses. `stop` asks all to end (SIGTERM), waits, and
 * ends what is left.
 */
export function supervise(definitions, { say, shutdownMs, isProduction }) {
  const running = new Map();
  let isStopping = false;

  const start = (definition, failures = 0) => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, definition.args, {
      cwd: path.join(root, definition.cwd),
      env: { ...process.env, ...definition.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.set(definition.name, child);
    for (const stream of [child.stdout, child.stderr]) forward(stream, definition, { say, isProduction });
    child.once('exit', (code, signal) => {
      running.delete(definition.name);
      if (isStopping) return;
      const next = restartOf({ startedAt, failures, baseMs: restartBaseMs });
      say(
        `${definition.label} se detuvo (${signal ?? `código ${code}`}); se inicia de nuevo en ${Math.round(next.pauseMs / 1000)} s`,
      );
      setTimeout(() => !isStopping && start(definition, next.failures), next.pauseMs);
    });
  };
  definitions.forEach((definition) => start(definition));

  return {
    async stop() {
      isStopping = true;
      const children = [...running.values()];
      children.forEach((child) => child.kill('SIGTERM'));
      const ended = Promise.all(
        children.map(
          (child) => new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve())),
        ),
      );
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, shutdownMs + afterLimitMs))]);
      running.forEach((child) => child.kill('SIGKILL'));
    },
  };
}

/** Only warnings and errors reach the screen; the rest of a server's talk belongs to its own log level. */
function forward(stream, definition, { say, isProduction }) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    // In production what processes write is read by a machine, line by line.
    if (isProduction) {
      for (const line of lines) console.log(line);
      return;
    }
    for (const line of lines.filter(
      (each) => /error|warn|✖|⚠/i.test(each) && !/http.*: (GET|POST|PUT|PATCH|DELETE)/.test(each),
    ))
      say(`[${definition.name}] ${line}`);
  });
}
