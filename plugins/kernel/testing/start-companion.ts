import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { CompanionOrder, CompanionReport, CompanionWish } from './companion';
import { repositoryRoot } from './prepared-world';

/** The process beside a suite's server in services mode: a second cms and the workers on the same database. */
export interface Companion {
  readonly url: string;
  /** Lets this many milliseconds pass for what it keeps in memory. */
  readonly age: (ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

let running: ChildProcess | null = null;

/** Has the companion of this test process serve a world; it is started once and serves every suite's world in turn. Throws when it fails to. */
export async function startCompanion(environment: NodeJS.ProcessEnv): Promise<Companion> {
  const url = await told({ environment });
  if (url === null) throw new Error('The second cms has no address');
  return {
    url,
    age: async (ageMs) => {
      await told({ ageMs });
    },
    stop: async () => {
      await told({ environment: null });
    },
  };
}

let orders = 0;

function told(wish: CompanionWish): Promise<string | null> {
  const companion = running ?? start();
  orders += 1;
  const number = orders;
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`The companion ended with ${code}`));
    // Reports of orders that nobody waits for any more may come before.
    const hear = ({ number: reported, url, failure }: CompanionReport): void => {
      if (reported !== number) return;
      companion.off('exit', gone);
      companion.off('message', hear);
      if (failure === null) resolve(url);
      else reject(new Error(`The companion: ${failure}`));
    };
    companion.once('exit', gone);
    companion.on('message', hear);
    companion.send({ number, wish } satisfies CompanionOrder);
  });
}

function start(): ChildProcess {
  const companion = fork(path.join(repositoryRoot, 'plugins', 'kernel', 'dist', 'testing', 'companion.js'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running = companion;
  // It must not keep the test process from ending, and ends with it.
  companion.unref();
  companion.channel?.unref();
  process.once('exit', () => companion.kill('SIGKILL'));
  companion.once('exit', () => {
    running = null;
  });
  return companion;
}
