import { spawn } from 'node:child_process';

const kept = 200;

/** Runs a command to its end; its output is shown only when it fails. Rejects with the last lines of it. */
export function run(command, args, { cwd, env, title = command, inherit = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
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
