import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../../../plugins/kernel/testing/prepared-world';

const startLimitMs = 120_000;
const stopLimitMs = 15_000;
const keptCharacters = 4_000;

export interface RunningServer {
  /** Resolves once the address answers with success; rejects with the last words of a server that died or is too slow. */
  readonly isUp: (url: string) => Promise<void>;
  /** Asks it to end and waits; ends it by force when it takes too long. */
  readonly stop: () => Promise<void>;
}

/** Starts `file` of a package as a process of its own, which never outlives this one. */
export function startServer(folder: string, file: string, environment: NodeJS.ProcessEnv): RunningServer {
  const cwd = path.join(repositoryRoot, folder);
  const child = spawn(process.execPath, [file], { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const endByForce = (): boolean => child.kill('SIGKILL');
  process.once('exit', endByForce);
  let lastWords = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-keptCharacters);
    });
  }
  return {
    isUp: async (url) => {
      const giveUpAt = Date.now() + startLimitMs;
      while (!(await answers(url))) {
        if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`${folder}: ${url}\n${lastWords}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: async () => {
      const timer = setTimeout(endByForce, stopLimitMs);
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      clearTimeout(timer);
      process.removeListener('exit', endByForce);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
