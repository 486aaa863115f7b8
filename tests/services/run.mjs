// Runs the flow suites once more on PostgreSQL and Redis: for each suite two cms processes and one workers process, side by
// side on one database. The servers run in temporary folders on free ports and are stopped by pid.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../config/launch/root.mjs';
import { postgresFolder } from '../../config/launch/tools.mjs';

// Of the kernel those whose jobs every process knows: the others define jobs in the test's own process.
const kernel = ['documents', 'idempotency', 'rate-limit', 'records', 'shapes'].map(
  (name) => `plugins/kernel/server/tests/${name}.flow.test.ts`,
);
// Who may call what is decided before any database is asked: the matrix of routes and roles is run once, on SQLite.
const suites = process.env.SERVICES_SUITES?.split(',') ?? [
  'plugins/cart',
  'plugins/catalogue',
  'plugins/inventory',
  'plugins/notifications',
  'plugins/pricing',
  'plugins/search',
  'plugins/reference',
  'tests/faults/last-unit',
  'tests/faults/orders-survive-kills',
  'tests/upgrade',
  ...kernel,
];
const children = [];
const folders = [];

function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `mayorista-${name}-`));
  folders.push(folder);
  return folder;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function listening(port, patienceMs = 20_000) {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const isUp = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (isUp) return;
    if (Date.now() > giveUpAt) throw new Error(`Nothing listens on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
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

async function startPostgres() {
  const bin = postgresFolder();
  if (bin === null) throw new Error('PostgreSQL is missing');
  const user = asPostgres();
  const folder = temporaryFolder('postgres');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const init = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', folder, '-U', 'mayorista', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (init.status !== 0) throw new Error(init.stderr);
  const port = await freePort();
  const settings = {
    // What a test wrote need not outlive a loss of power.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Its queries are many and short.
    jit: 'off',
    max_connections: '200',
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  children.push(
    spawn(path.join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...options], {
      ...user,
      stdio: 'ignore',
      cwd: folder,
    }),
  );
  await listening(port);
  return `postgres://mayorista@127.0.0.1:${port}`;
}

async function startRedis() {
  const port = await freePort();
  children.push(
    spawn(
      'redis-server',
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        temporaryFolder('redis'),
      ],
      { stdio: 'ignore' },
    ),
  );
  await listening(port);
  return `redis://127.0.0.1:${port}`;
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function main() {
  const env = {
    ...process.env,
    MAYORISTA_TEST_POSTGRES: await startPostgres(),
    MAYORISTA_TEST_REDIS: await startRedis(),
  };
  const args = [
    'vitest',
    'run',
    '--project',
    'flow',
    '--maxWorkers=2',
    '--testTimeout=120000',
    '--hookTimeout=240000',
    ...suites,
    ...process.argv.slice(2),
  ];
  const runner = spawn('npx', args, { cwd: root, env, stdio: 'inherit' });
  children.unshift(runner);
  return new Promise((resolve) => runner.once('exit', (code) => resolve(code ?? 1)));
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
const code = await main().catch((error) => {
  console.error(error);
  return 1;
});
stopAll();
process.exit(code);
