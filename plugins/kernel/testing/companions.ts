import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { CompanionOrder, CompanionReport, CompanionRole } from './companion';
import { repositoryRoot } from './prepared-world';

/** Processes beside a suite's server in services mode: a second cms and one workers process on the same database. */
export interface Companions {
  readonly secondUrl: string;
  readonly stop: () => Promise<void>;
}

const processes = new Map<CompanionRole, ChildProcess>();

/** Has the two companions of this test process serve a world; they are started once and serve every suite's world in turn. Throws when one fails to. */
export async function startCompanions(environment: NodeJS.ProcessEnv): Promise<Companions> {
  const [secondUrl] = await Promise.all([told('cms', environment), told('workers', environment)]);
  if (secondUrl === null) throw new Error('The second cms has no address');
  return {
    secondUrl,
    stop: async () => {
      await Promise.all([told('cms', null), told('workers', null)]);
    },
  };
}

let orders = 0;

function told(role: CompanionRole, environment: CompanionOrder['environment']): Promise<string | null> {
  const companion = processes.get(role) ?? start(role);
  orders += 1;
  const number = orders;
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`The companion ${role} ended with ${code}`));
    // Reports of orders that nobody waits for any more may come before.
    const hear = ({ number: reported, url, failure }: CompanionReport): void => {
      if (reported !== number) return;
      companion.off('exit', gone);
      companion.off('message', hear);
      if (failure === null) resolve(url);
      else reject(new Error(`The companion ${role}: ${failure}`));
    };
    companion.once('exit', gone);
    companion.on('message', hear);
    companion.send({ number, role, environment } satisfies CompanionOrder);
  });
}

function start(role: CompanionRole): ChildProcess {
  const companion = fork(path.join(repositoryRoot, 'plugins', 'kernel', 'dist', 'testing', 'companion.js'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.set(role, companion);
  // It must not keep the test process from ending, and ends with it.
  companion.unref();
  companion.channel?.unref();
  process.once('exit', () => companion.kill('SIGKILL'));
  companion.once('exit', () => processes.delete(role));
  return companion;
}
