import { spawn } from 'node:child_process';

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface ServerCommand {
  /** The program, with what Node itself is told before it. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  /** A path that answers once the server is up. */
  readonly healthPath: string;
}

const patienceMs = 600_000;

/** Starts a server of this machine and waits until it answers; its last words are told when it does not. */
export async function startServer({ args, cwd, env, port, healthPath }: ServerCommand): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + patienceMs;
  while (!(await answers(url + healthPath))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`${args.join(' ')} never answered at ${url}\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );
