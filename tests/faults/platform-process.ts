import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort, repositoryRoot, type World } from '@mayorista/kernel/testing';
import { until } from './until';

/** A killed process is missed after this long and not after half a minute, which several kills would wait for. */
const sooner = { ABANDONED_AFTER_SECONDS: '8' };
/** A start takes seconds; on a machine that is busy with other tests it may take much longer. */
const startPatienceMs = 200_000;

/** One process of the platform on a world of its own, which a test may end as a power cut would. */
export interface PlatformProcess {
  /** Where a cms answers; it stays the same after a restart. */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** SIGKILL: nothing of the process runs any more when this resolves. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, as a supervisor ends it; answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** What it has written on its standard output since it was started, line by line. */
  readonly lines: () => readonly string[];
  readonly pid: () => number | undefined;
}

/** A cms as it is started in production: `cms/server.cjs`, or a file of the same kind that a test brings along. */
export const cmsProcess = async (
  { environment }: World,
  file = path.join(repositoryRoot, 'cms', 'server.cjs'),
): Promise<PlatformProcess> => {
  const port = await freePort();
  return platformProcess(file, { ...environment, CMS_PORT: String(port) }, `http://127.0.0.1:${port}`);
};

/** The process that runs the jobs where there is Redis. */
export const workersProcess = async ({ environment }: World): Promise<PlatformProcess> => {
  const port = await freePort();
  return platformProcess(
    path.join(repositoryRoot, 'workers', 'dist', 'src', 'main.js'),
    { ...environment, WORKER_HEALTH_PORT: String(port) },
    `http://127.0.0.1:${port}`,
  );
};

function platformProcess(file: string, env: NodeJS.ProcessEnv, url: string): PlatformProcess {
  let child: ChildProcess | null = null;
  let written = '';
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  return {
    url,
    async start() {
      written = '';
      child = spawn(process.execPath, [file], {
        cwd: path.join(repositoryRoot, 'cms'),
        env: { ...sooner, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout?.setEncoding('utf8').on('data', (text: string) => (written += text));
      await until(`${path.basename(file)} answers`, () => answers(`${url}/_health`, child), startPatienceMs);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    lines: () => written.split('\n').filter((line) => line !== ''),
    pid: () => child?.pid,
  };
}

async function answers(url: string, child: ChildProcess | null): Promise<boolean> {
  if (child?.exitCode != null) throw new Error(`The process ended with ${child.exitCode} before it answered`);
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
