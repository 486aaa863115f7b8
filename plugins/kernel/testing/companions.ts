import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { repositoryRoot } from './prepared-world';

/** In services mode a suite's server is not alone: a second cms and one workers process on the same database. */
export interface Companions {
  readonly secondUrl: string;
  readonly stop: () => Promise<void>;
}

export async function startCompanions(environment: NodeJS.ProcessEnv): Promise<Companions> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const children = [
    start('cms', 'server.cjs', { ...environment, CMS_PORT: String(port) }),
    start('workers', 'dist/src/main.js', { ...environment, WORKER_HEALTH_PORT: String(healthPort) }),
  ];
  // A suite that is ended in the middle leaves nobody behind.
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  await Promise.all([answers(`http://127.0.0.1:${port}/_health`), answers(`http://127.0.0.1:${healthPort}/`)]);
  return {
    secondUrl: `http://127.0.0.1:${port}`,
    stop: () => Promise.all(children.map(stopped)).then(() => undefined),
  };
}

const start = (folder: string, file: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [file], {
    cwd: path.join(repositoryRoot, folder),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function answers(url: string): Promise<void> {
  const giveUpAt = Date.now() + 90_000;
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > giveUpAt) throw new Error(`${url} never answered`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(impatience);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
