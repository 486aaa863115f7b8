// PostgreSQL and Redis of this machine's own, in temporary folders on free ports, which a test may end, freeze and start again.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { postgresFolder } from '../../config/launch/tools.mjs';

const START_PATIENCE_MS = 20_000;

/** Finds a port of this machine that nobody listens on. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Waits until something listens on the port, and says so itself where it can. */
async function listening(port, isReady) {
  const giveUpAt = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const isUp = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (isUp && isReady(port)) return;
    if (Date.now() > giveUpAt) throw new Error(`Nothing listens on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user its package made. */
function asPostgres() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid, gid };
}

/** Process ids of a process and of those it started. */
function family(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split('\n').map(Number).filter(Boolean)];
}

/** A server of one program: `spawned(port, folder)` starts it; `killSignal` ends it without a farewell. */
function server(name, { spawned, address, killSignal, prepare = () => {}, isReady = () => true }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `mayorista-${name}-`));
  let port = 0;
  let child = null;
  const end = async (signal) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const signalAll = (signal) => {
    for (const pid of family(child.pid)) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // One of its helpers has just ended.
        if (error.code !== 'ESRCH') throw error;
      }
    }
  };
  return {
    url: () => address(port),
    async start() {
      if (port === 0) {
        prepare(folder);
        port = await freePort();
      }
      child = spawned(port, folder);
      await listening(port, isReady);
    },
    /** Ends it as a crash would, or as `signal` says. */
    stop: (signal = killSignal) => end(signal),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove() {
      child?.kill(killSignal);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function postgresServer() {
  const bin = postgresFolder();
  if (bin === null) throw new Error('PostgreSQL is missing');
  const user = asPostgres();
  const settings = (folder) => ({
    // What a test wrote need not outlive a loss of power; the end of the server it must: some suites end it.
    fsync: 'off',
    full_page_writes: 'off',
    // Its queries are many and short.
    jit: 'off',
    max_connections: '200',
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
  });
  return server('postgres', {
    killSignal: 'SIGQUIT',
    isReady: (port) => spawnSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0,
    address: (port) => `postgres://mayorista@127.0.0.1:${port}`,
    prepare(folder) {
      if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
      const init = spawnSync(
        path.join(bin, 'initdb'),
        ['-D', folder, '-U', 'mayorista', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
        { ...user, encoding: 'utf8', cwd: folder },
      );
      if (init.status !== 0) throw new Error(init.stderr);
    },
    spawned(port, folder) {
      const options = Object.entries(settings(folder)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      return spawn(path.join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...options], {
        ...user,
        stdio: 'ignore',
        cwd: folder,
      });
    },
  });
}

export function redisServer() {
  return server('redis', {
    killSignal: 'SIGKILL',
    address: (port) => `redis://127.0.0.1:${port}`,
    spawned: (port, folder) =>
      spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
        { stdio: 'ignore' },
      ),
  });
}

/** Copies a database of one PostgreSQL server to another. */
export function copyToServer(from, server, name) {
  const bin = postgresFolder();
  const run = (command, args, input) => {
    const { status, stdout, stderr } = spawnSync(path.join(bin, command), args, { input, maxBuffer: 1 << 29 });
    if (status !== 0) throw new Error(stderr.toString());
    return stdout;
  };
  run('createdb', ['--maintenance-db', `${server}/postgres`, name]);
  const dump = run('pg_dump', ['--format=custom', '--compress=0', '--dbname', from]);
  run('pg_restore', ['--no-owner', '--dbname', `${server}/${name}`], dump);
  return `${server}/${name}`;
}

/** The path of one of PostgreSQL's programs. */
export const postgresProgram = (name) => path.join(postgresFolder() ?? '', name);
