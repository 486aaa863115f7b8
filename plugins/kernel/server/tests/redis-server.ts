import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import os from 'node:os';
import { freePort } from '../../testing/free-port';
import { until } from './served';

export interface RedisServer {
  readonly url: string;
  /** Ends it as a crash would: what it held is lost. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Has it answer nothing, with its connections open, until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

/** A real Redis on a free port of this machine, without persistence. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', os.tmpdir()],
      { stdio: 'ignore' },
    );
    child.once('error', (error) => console.error(error));
    await until(() => answers(port));
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
