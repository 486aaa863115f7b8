import { spawn } from 'node:child_process';

const kept = 200;
const running = new Set();

/** Whoever is asked to end ends them first. */
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    endRuns();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  });

/** Ends the commands that run, with whatever they started. */
export function endRuns() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

/** Runs a command to its end; its output is shown only when it fails. Rejects with the last lines of it. */
export function run(command, args, { cwd, env, title = command, inherit = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // A group of its own: npx and npm pass no signal on.
      detached: !inherit,
    });
    if (!inherit) running.add(child);
    child.once('close', () => running.delete(child));
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        lines.push(...text.split('\n').filter(Boolean));
        lines.splice(0, Math.max(0, lines.length - kept));
      });
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(lines);
      else reject(new Error(`${title} terminó con ${signal ?? `código ${code}`}\n${lines.join('\n')}`));
    });
  });
}
